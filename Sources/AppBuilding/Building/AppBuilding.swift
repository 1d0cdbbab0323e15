public import AppModel
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
  /// Makes a coordinator that shows one screen, with or without a navigation bar.
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
  /// Makes a loader; if `error` is omitted, the error of a failure has the message `failed`.
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

/// The strings of one language: `Strings("en", ["login.title": "Login"])`.
///
/// Strings that differ with a number have a text for each plural form:
/// `plurals: ["items": [.one: "{count} item", .other: "{count} items"]]`.
public struct Strings: Sendable {
  let language: String
  let words: [String: String]
  let plurals: [String: [PluralCategory: String]]

  /// Makes the strings of a language, by key.
  public init(
    _ language: String, _ words: [String: String],
    plurals: [String: [PluralCategory: String]] = [:]
  ) {
    self.language = language
    self.words = words
    self.plurals = plurals
  }
}

/// A stored default of the app on a fresh device: `Stored("seenTour", false)`.
public struct Stored: Sendable {
  let key: String
  let value: FormatValue

  /// Makes a stored default with its value.
  public init(_ key: String, _ value: FormatValue) {
    self.key = key
    self.value = value
  }
}

/// A permission of the app on a fresh device: `Permission(.camera, .authorized)`.
public struct Permission: Sendable {
  let resource: ProtectedResource
  let status: AuthorizationStatus

  /// Makes the permission for a resource.
  public init(_ resource: ProtectedResource, _ status: AuthorizationStatus) {
    self.resource = resource
    self.status = status
  }
}

/// An interruption of the app by the system: `Interruption(at: .seconds(2), .banner(...))`.
public typealias Interruption = InterruptionDefinition

/// Something that an app shows at its start: `OnStart(once: "sawTour", .present(...))`.
public typealias OnStart = StartItemDefinition

/// The launch argument that chooses a variant: `VariantArgument("country")`.
public struct VariantArgument: Sendable {
  let name: String

  /// Makes the argument from its name without the dash.
  public init(_ name: String) { self.name = name }
}

/// Another app on the device.
public struct OtherApp: Sendable {
  let app: AppDefinition

  /// Makes another app of the device.
  public init(_ app: AppDefinition) { self.app = app }
}

/// One part of an app, written inside its braces.
public typealias AppPart = DefinitionPart<AppDefinition>

/// Collects the parts inside the braces of an app.
@resultBuilder
public enum AppBuilder: ListBuilder {
  /// It collects parts of an app.
  public typealias Part = AppPart

  /// Adds a coordinator.
  public static func buildExpression(_ coordinator: CoordinatorDefinition) -> [AppPart] {
    [AppPart { $0.coordinators.append(coordinator) }]
  }
  /// Adds a screen.
  public static func buildExpression(_ screen: ScreenDefinition) -> [AppPart] {
    [AppPart { $0.screens.append(screen) }]
  }
  /// Adds a loader.
  public static func buildExpression(_ loader: LoaderDefinition) -> [AppPart] {
    [AppPart { $0.loaders.append(loader) }]
  }
  /// Adds a link.
  public static func buildExpression(_ link: DeepLinkDefinition) -> [AppPart] {
    [AppPart { $0.deepLinks.append(link) }]
  }
  /// Adds the strings of a language.
  public static func buildExpression(_ strings: Strings) -> [AppPart] {
    [
      AppPart { app in
        app.strings[strings.language, default: [:]].merge(strings.words) { $1 }
        guard !strings.plurals.isEmpty else { return }
        app.plurals[strings.language, default: [:]].merge(strings.plurals) { $1 }
      }
    ]
  }
  /// Adds a stored default.
  public static func buildExpression(_ stored: Stored) -> [AppPart] {
    [AppPart { $0.defaults[stored.key] = stored.value }]
  }
  /// Adds a value that all screens share.
  public static func buildExpression(_ context: Context) -> [AppPart] {
    [AppPart { $0.context[context.key] = context.value }]
  }
  /// Adds a permission.
  public static func buildExpression(_ permission: Permission) -> [AppPart] {
    [AppPart { $0.permissions[permission.resource] = permission.status }]
  }
  /// Adds an interruption.
  public static func buildExpression(_ interruption: InterruptionDefinition) -> [AppPart] {
    [AppPart { $0.interruptions.append(interruption) }]
  }
  /// Adds something shown at the start.
  public static func buildExpression(_ item: StartItemDefinition) -> [AppPart] {
    [AppPart { $0.onStart.append(item) }]
  }
  /// Adds the launch argument that chooses a variant.
  public static func buildExpression(_ argument: VariantArgument) -> [AppPart] {
    [AppPart { $0.variantArgument = argument.name }]
  }
  /// Adds another app on the device.
  public static func buildExpression(_ other: OtherApp) -> [AppPart] {
    [AppPart { $0.otherApps.append(other.app) }]
  }
}

extension AppDefinition {
  /// Makes an app from the parts inside the braces.
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
  ///   - coordinator: the coordinator that starts if no launch argument names one.
  ///   - argument: the launch argument, without its dash, that names a coordinator.
  ///   - device: the name of the device that the app runs on if nothing else names one.
  ///   - language: the language used if launch arguments name none.
  ///   - animationsOff: the launch argument that turns animations off.
  ///   - terminates: whether the app ends when a test ends it.
  ///   - parts: coordinators, screens, loaders, links, strings and values.
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
    for part in parts() { part.add(&self) }
  }
}
