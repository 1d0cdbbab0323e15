public import AppModel
public import NetworkStubs
public import PredicateFormat
public import VirtualTime

/// A way into the app: `Coordinator("ListCoordinator", root: "list", marker: "ListView")`.
public typealias Coordinator = CoordinatorDefinition

/// A tab of a tab bar: `Tab("Home", id: "tab.home", root: "home")`.
public typealias Tab = TabDefinition

/// A source of results that arrive later: `Loader("details", latency: .fixed(.seconds(2)))`.
public typealias Loader = LoaderDefinition

/// A link that opens a place in the app: `DeepLink("sample://item/{id}", push: ["item"])`.
public typealias DeepLink = DeepLinkDefinition

extension CoordinatorDefinition {
  /// Makes a coordinator that shows one screen, under a navigation bar or alone.
  public init(
    _ name: String, root: String, container: Container = .navigation, marker: String? = nil,
    with: [String: String] = [:], transition: VirtualDuration? = nil
  ) {
    self.init(
      name: name, root: root, container: container, marker: marker, with: with,
      transition: transition)
  }

  /// Makes a coordinator that shows a tab bar.
  public init(
    _ name: String, tabs: [TabDefinition], marker: String? = nil, with: [String: String] = [:],
    transition: VirtualDuration? = nil
  ) {
    self.init(
      name: name, root: tabs.first?.root ?? "", container: .tabs(tabs), marker: marker, with: with,
      transition: transition)
  }
}

extension TabDefinition {
  /// Makes a tab.
  public init(
    _ label: ElementText, id: String = "", badge: ElementText? = nil, root: String
  ) {
    self.init(label: label, identifier: id, badge: badge, root: root)
  }
}

extension LoaderDefinition {
  /// Makes a loader; without an error of its own a failure says `failed`.
  public init(
    _ name: String, latency: LatencyDistribution, failureRate: Double = 0,
    result: FormatValue = .null, error: FormatValue? = nil
  ) {
    self.init(name: name, latency: latency, failureRate: failureRate, result: result)
    if let error { self.error = error }
  }
}

extension DeepLinkDefinition {
  /// Makes a link.
  public init(_ pattern: String, coordinator: String? = nil, push: [String] = []) {
    self.init(pattern: pattern, coordinator: coordinator, push: push)
  }
}

/// Words in one language: `Strings("en", ["login.title": "Login"])`.
///
/// Words that differ with a number have a text for each of its forms:
/// `plurals: ["items": [.one: "{count} item", .other: "{count} items"]]`.
public struct Strings: Sendable {
  let language: String
  let words: [String: String]
  let plurals: [String: [PluralCategory: String]]

  /// Takes the words of a language by their keys.
  public init(
    _ language: String, _ words: [String: String],
    plurals: [String: [PluralCategory: String]] = [:]
  ) {
    self.language = language
    self.words = words
    self.plurals = plurals
  }
}

/// A value that the app's stored defaults hold on a fresh device: `Stored("seenTour", false)`.
public struct Stored: Sendable {
  let key: String
  let value: FormatValue

  /// Names a stored default and says what it holds.
  public init(_ key: String, _ value: FormatValue) {
    self.key = key
    self.value = value
  }
}

/// What the app may use of a fresh device: `Permission(.camera, .authorized)`.
public struct Permission: Sendable {
  let resource: ProtectedResource
  let status: AuthorizationStatus

  /// Names a resource and says whether the app may use it.
  public init(_ resource: ProtectedResource, _ status: AuthorizationStatus) {
    self.resource = resource
    self.status = status
  }
}

/// Something of the system that comes over the app: `Interruption(at: .seconds(2), .banner(...))`.
public typealias Interruption = InterruptionDefinition

/// What an app shows on its start: `OnStart(once: "sawTour", .present(...))`.
public typealias OnStart = StartItemDefinition

/// The launch argument that chooses a variant: `VariantArgument("country")`.
public struct VariantArgument: Sendable {
  let name: String

  /// Names the argument, without its dash.
  public init(_ name: String) { self.name = name }
}

/// A further app on the device.
public struct OtherApp: Sendable {
  let app: AppDefinition

  /// Takes an app.
  public init(_ app: AppDefinition) { self.app = app }
}

/// One thing between the braces of an app.
public enum AppPart: Sendable {
  /// A way into the app.
  case coordinator(CoordinatorDefinition)
  /// A screen.
  case screen(ScreenDefinition)
  /// A source of results.
  case loader(LoaderDefinition)
  /// A link.
  case deepLink(DeepLinkDefinition)
  /// Words of a language.
  case strings(Strings)
  /// A stored default.
  case stored(key: String, value: FormatValue)
  /// A value shared by all screens.
  case context(key: String, value: FormatValue)
  /// A permission.
  case permission(ProtectedResource, AuthorizationStatus)
  /// An interruption.
  case interruption(InterruptionDefinition)
  /// Something shown on the start.
  case startItem(StartItemDefinition)
  /// The launch argument that chooses a variant.
  case variantArgument(String)
  /// Something of the app's state.
  case state(AppStatePart)
  /// A further app.
  case otherApp(AppDefinition)
  /// A set of stubs.
  case stubSet(StubSet)
  /// The name of a set of stubs that is there from the start.
  case defaultStubs(String)
}

/// Gathers what stands between the braces of an app.
@resultBuilder
public enum AppBuilder {
  /// Takes a coordinator.
  public static func buildExpression(_ coordinator: CoordinatorDefinition) -> [AppPart] {
    [.coordinator(coordinator)]
  }
  /// Takes a screen.
  public static func buildExpression(_ screen: ScreenDefinition) -> [AppPart] { [.screen(screen)] }
  /// Takes a loader.
  public static func buildExpression(_ loader: LoaderDefinition) -> [AppPart] { [.loader(loader)] }
  /// Takes a link.
  public static func buildExpression(_ link: DeepLinkDefinition) -> [AppPart] { [.deepLink(link)] }
  /// Takes words of a language.
  public static func buildExpression(_ strings: Strings) -> [AppPart] {
    [.strings(strings)]
  }
  /// Takes a stored default.
  public static func buildExpression(_ stored: Stored) -> [AppPart] {
    [.stored(key: stored.key, value: stored.value)]
  }
  /// Takes a value shared by all screens.
  public static func buildExpression(_ context: Context) -> [AppPart] {
    [.context(key: context.key, value: context.value)]
  }
  /// Takes a permission.
  public static func buildExpression(_ permission: Permission) -> [AppPart] {
    [.permission(permission.resource, permission.status)]
  }
  /// Takes an interruption.
  public static func buildExpression(_ interruption: InterruptionDefinition) -> [AppPart] {
    [.interruption(interruption)]
  }
  /// Takes something shown on the start.
  public static func buildExpression(_ item: StartItemDefinition) -> [AppPart] {
    [.startItem(item)]
  }
  /// Takes the launch argument that chooses a variant.
  public static func buildExpression(_ argument: VariantArgument) -> [AppPart] {
    [.variantArgument(argument.name)]
  }
  /// Takes a further app.
  public static func buildExpression(_ other: OtherApp) -> [AppPart] { [.otherApp(other.app)] }
  /// Joins parts.
  public static func buildBlock(_ parts: [AppPart]...) -> [AppPart] { parts.flatMap { $0 } }
  /// Takes the parts of an `if` without `else`.
  public static func buildOptional(_ part: [AppPart]?) -> [AppPart] { part ?? [] }
  /// Takes the parts of an `if`.
  public static func buildEither(first part: [AppPart]) -> [AppPart] { part }
  /// Takes the parts of an `else`.
  public static func buildEither(second part: [AppPart]) -> [AppPart] { part }
  /// Joins the parts of a `for`.
  public static func buildArray(_ parts: [[AppPart]]) -> [AppPart] { parts.flatMap { $0 } }
}

extension AppDefinition {
  /// Makes an app of what stands between the braces.
  ///
  /// ```swift
  /// let app = AppDefinition(
  ///   "Sample", bundleIdentifier: "com.example.sample", default: "ListCoordinator"
  /// ) {
  ///   Coordinator("ListCoordinator", root: "list", marker: "ListView")
  ///   Screen("list", title: "List", root: Table("ListView")) {
  ///     Cell { Text("First") }.onTap("OPEN")
  ///     On("OPEN", do: .push("details"))
  ///   }
  ///   Screen("details") { Text("Details") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name under the icon.
  ///   - bundleIdentifier: the bundle identifier.
  ///   - coordinator: the coordinator that starts when no launch argument names one.
  ///   - argument: the launch argument, without its dash, that names a coordinator.
  ///   - device: the name of the device that the app runs on when nothing else names one.
  ///   - language: the language used when launch arguments ask for none.
  ///   - animationsOff: the launch argument that makes all movements instant.
  ///   - terminates: whether the app ends when a test ends it.
  ///   - parts: coordinators, screens, loaders, links, words and values.
  public init(
    _ name: String, bundleIdentifier: String, default coordinator: String,
    argument: String = "coordinatorUnderUITest", device: String = "iPhone 15",
    language: String = "en", animationsOff: String = "UIAnimationsDisabled",
    terminates: Bool = true, @AppBuilder parts: () -> [AppPart]
  ) {
    self.init(
      name: name, bundleIdentifier: bundleIdentifier, device: device,
      coordinatorArgument: argument, defaultCoordinator: coordinator, coordinators: [],
      screens: [], language: language, animationsOff: animationsOff)
    self.terminates = terminates
    for part in parts() { add(part) }
  }

  mutating func add(_ part: AppPart) {
    switch part {
    case .coordinator(let coordinator): coordinators.append(coordinator)
    case .screen(let screen): screens.append(screen)
    case .loader(let loader): loaders.append(loader)
    case .deepLink(let link): deepLinks.append(link)
    case .strings(let table):
      strings[table.language, default: [:]].merge(table.words) { $1 }
      guard !table.plurals.isEmpty else { return }
      plurals[table.language, default: [:]].merge(table.plurals) { $1 }
    case .stored(let key, let value): defaults[key] = value
    case .context(let key, let value): context[key] = value
    case .permission(let resource, let status): permissions[resource] = status
    case .interruption(let interruption): interruptions.append(interruption)
    case .startItem(let item): onStart.append(item)
    case .variantArgument(let name): variantArgument = name
    case .state(let part): add(part)
    case .otherApp(let app): otherApps.append(app)
    case .stubSet(let set): stubs.sets.append(set)
    case .defaultStubs(let name): stubs.defaults.append(name)
    }
  }
}
