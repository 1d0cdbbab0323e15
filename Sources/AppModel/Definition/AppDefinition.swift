public import NetworkStubs
public import PredicateFormat

/// Describes one app: run it in a session, or write it to a folder of screen files.
///
/// Folders of JSON files and the Swift builders make the same type of value. It is plain data:
/// expressions stay text and are parsed when the app is compiled, so that a wrong expression is a
/// fault with a place and never a trap. Only a `SwiftScreen` is code. Apps with the same Swift
/// screen are equal, and cannot be written to files.
public struct AppDefinition: Sendable, Equatable {
  /// The name under the icon, which is also the application element's label.
  public var name: String
  /// The bundle identifier, as in `Target Application 'com.example.sample'`.
  public var bundleIdentifier: String
  /// The name of the device profile the app runs on if nothing else is specified.
  public var device: String
  /// The launch argument (without its dash) whose value names the coordinator to start.
  public var coordinatorArgument: String
  /// The coordinator that starts if no launch argument names one.
  public var defaultCoordinator: String
  /// The coordinators, in the order in which they are listed to people.
  public var coordinators: [CoordinatorDefinition]
  /// The screens, in the order in which they are listed to people.
  public var screens: [ScreenDefinition]
  /// The sources of asynchronous results.
  public var loaders: [LoaderDefinition]
  /// The links that open a place in the app.
  public var deepLinks: [DeepLinkDefinition]
  /// Fixed strings by language, then by key.
  public var strings: [String: [String: String]]
  /// Strings that differ with a number, by language, then by key.
  public var plurals: [String: [String: [PluralCategory: String]]] = [:]
  /// The language used if launch arguments name none.
  public var language: String
  /// The contents of the app's stored defaults on a fresh device.
  public var defaults: [String: FormatValue]
  /// Values that all screens share, read and assigned as `app.<key>`.
  public var context: [String: FormatValue]
  /// The permissions of the app on a fresh device; a missing one has not been asked for.
  public var permissions: [ProtectedResource: AuthorizationStatus]
  /// The interruptions by the system, timed from the app's launch.
  public var interruptions: [InterruptionDefinition]
  /// Whether the app ends when a test ends it; if false, `terminate()` and a second `launch()`
  /// fail.
  public var terminates: Bool = true
  /// The screens and alerts that the app shows at its start, one after another.
  public var onStart: [StartItemDefinition] = []
  /// The launch argument (without its dash) whose value names a variant; nil for none.
  public var variantArgument: String?
  /// The variants that the launch argument chooses from.
  public var variants: [VariantDefinition] = []
  /// The app's keychain on a fresh device; if it is not empty, it must name all items of the app.
  public var keychain: [String: FormatValue] = [:]
  /// The files in the app's folder on a fresh device, by path: strings as text, other values as
  /// JSON.
  public var files: [String: FormatValue] = [:]
  /// The contents of the pasteboard before the first launch on a fresh device.
  public var pasteboard: [String] = []
  /// The accounts that can be signed in at launch.
  public var accounts: AccountsDefinition?
  /// The features that can be switched on and off at launch.
  public var toggles: TogglesDefinition?
  /// The values that a server decides for the app.
  public var experiments: ExperimentsDefinition?
  /// The commands that a test can send to the running app.
  public var commands: [AppCommandDefinition] = []
  /// Other apps on the device, which `XCUIApplication(bundleIdentifier:)` drives.
  public var otherApps: [AppDefinition]

  /// The launch argument (without its dash), or the environment variable, that makes all movements
  /// instant.
  public var animationsOff: String
  /// The stubs that answer the requests of the app's loaders and of real code in the test's
  /// process.
  public var stubs: StubsDefinition = StubsDefinition()

  /// Makes an app; everything except the names and the coordinators is optional.
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
  /// The largest number of screens of an app.
  package static let screenLimit = 10_000
  /// The largest number of variants of an app.
  package static let variantLimit = 100
}
