public import NetworkStubs
public import PredicateFormat

/// Describes one app: give it to a session to run, or write it to a folder of screen files.
///
/// The same value comes from a folder of JSON files and from the Swift builders. It is plain data:
/// expressions are kept as text and are parsed when the app is compiled, so that a wrong one is a
/// fault with a place and never a trap. Only a `SwiftScreen` is code; apps with one and the same
/// are equal, and cannot be written to files.
public struct AppDefinition: Sendable, Equatable {
  /// The name under the icon, which is also the application element's label.
  public var name: String
  /// The bundle identifier, as in `Target Application 'com.example.sample'`.
  public var bundleIdentifier: String
  /// The name of the device profile the app runs on when nothing else names one.
  public var device: String
  /// The launch argument (without its dash) whose value names the coordinator to start.
  public var coordinatorArgument: String
  /// The coordinator that starts when no launch argument names one.
  public var defaultCoordinator: String
  /// The coordinators, in the order in which they are listed to people.
  public var coordinators: [CoordinatorDefinition]
  /// The screens, in the order in which they are listed to people.
  public var screens: [ScreenDefinition]
  /// The sources of asynchronous results.
  public var loaders: [LoaderDefinition]
  /// The links the app answers to.
  public var deepLinks: [DeepLinkDefinition]
  /// Words by language, then by key.
  public var strings: [String: [String: String]]
  /// Words that differ with a number, by language, then by key.
  public var plurals: [String: [String: [PluralCategory: String]]] = [:]
  /// The language used when launch arguments ask for none.
  public var language: String
  /// What the app's stored defaults hold on a fresh device.
  public var defaults: [String: FormatValue]
  /// Values shared by all screens, read and assigned as `app.<key>`.
  public var context: [String: FormatValue]
  /// What the app may use of a fresh device; what is left out has not been asked for.
  public var permissions: [ProtectedResource: AuthorizationStatus]
  /// What of the system comes over the app, counted from its launch.
  public var interruptions: [InterruptionDefinition]
  /// Whether the app ends when a test ends it; one that does not makes `terminate()` and a second
  /// `launch()` fail.
  public var terminates: Bool = true
  /// What the app shows on its start, one after another.
  public var onStart: [StartItemDefinition] = []
  /// The launch argument (without its dash) whose value names a variant; nil where none does.
  public var variantArgument: String?
  /// The forms of the app that the launch argument chooses from.
  public var variants: [VariantDefinition] = []
  /// What the app's keychain holds on a fresh device; where it names anything, it names all items.
  public var keychain: [String: FormatValue] = [:]
  /// What the app's own folder holds on a fresh device, by path: texts, anything else as JSON.
  public var files: [String: FormatValue] = [:]
  /// What was copied on a fresh device before the first launch.
  public var pasteboard: [String] = []
  /// Who can be signed in at launch.
  public var accounts: AccountsDefinition?
  /// What can be switched on and off at launch.
  public var toggles: TogglesDefinition?
  /// What a server decides for the app.
  public var experiments: ExperimentsDefinition?
  /// What a test can tell the running app to do.
  public var commands: [AppCommandDefinition] = []
  /// Further apps on the device, which `XCUIApplication(bundleIdentifier:)` drives.
  public var otherApps: [AppDefinition]

  /// The launch argument (without its dash), or the environment variable, that makes all
  /// movements instant.
  public var animationsOff: String
  /// The stubs that answer the requests of its loaders, and of real code in the test's process.
  public var stubs: StubsDefinition = StubsDefinition()

  /// Makes an app; everything but the names and the coordinators may be left out.
  public init(
    name: String,
    bundleIdentifier: String,
    device: String = "iPhone 15",
    coordinatorArgument: String = "coordinatorUnderUITest",
    defaultCoordinator: String,
    coordinators: [CoordinatorDefinition],
    screens: [ScreenDefinition],
    loaders: [LoaderDefinition] = [],
    deepLinks: [DeepLinkDefinition] = [],
    strings: [String: [String: String]] = [:],
    language: String = "en",
    defaults: [String: FormatValue] = [:],
    context: [String: FormatValue] = [:],
    permissions: [ProtectedResource: AuthorizationStatus] = [:],
    interruptions: [InterruptionDefinition] = [],
    otherApps: [AppDefinition] = [],
    animationsOff: String = "UIAnimationsDisabled"
  ) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.device = device
    self.coordinatorArgument = coordinatorArgument
    self.defaultCoordinator = defaultCoordinator
    self.coordinators = coordinators
    self.screens = screens
    self.loaders = loaders
    self.deepLinks = deepLinks
    self.strings = strings
    self.language = language
    self.defaults = defaults
    self.context = context
    self.permissions = permissions
    self.interruptions = interruptions
    self.otherApps = otherApps
    self.animationsOff = animationsOff
  }
}

extension AppDefinition {
  /// How many screens an app may have.
  package static let screenLimit = 1_000
  /// How many variants an app may have.
  package static let variantLimit = 100
}
