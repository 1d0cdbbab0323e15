public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// A base class for tests that set the account and toggles before the launch.
///
/// ```swift
/// class ShopTestCase: LaunchedTestCase {
///   override var usualOptions: [LaunchOption] { [.animationsOff] }
/// }
///
/// final class CashbackTests: ShopTestCase {
///   override var account: String? { "plus" }
///
///   func testTheBadge() {
///     enable("cashback")
///     launch(.coordinator("Bazaar"))
///   }
/// }
/// ```
///
/// A test stops at its first failure, and each starts with a new state.
open class LaunchedTestCase: XCTestCase {
  /// The state for the next launch, reset before each test.
  public var launchState = LaunchState()

  /// The account that is signed in; override it if tests need one.
  open var account: String? { nil }

  /// The names of the launch environment's variables; override it for an app with other names.
  open var launchVariables: TestVariables { TestVariables() }

  /// The options of every launch of the class; override it.
  open var usualOptions: [LaunchOption] { [] }

  /// Makes the state of the launch, before each test.
  open override func setUp() {
    super.setUp()
    continueAfterFailure = false
    launchState = LaunchState(variables: launchVariables)
    launchState.account = account
  }

  /// Switches toggles on, for the next launch.
  public func enable(_ names: String...) {
    for name in names { launchState.enable(name) }
  }

  /// Switches toggles off, for the next launch.
  public func disable(_ names: String...) {
    for name in names { launchState.disable(name) }
  }

  /// Launches the app with the state, the usual options and some more.
  @preconcurrency @MainActor @discardableResult
  public func launch(_ options: LaunchOption...) -> XCUIApplication {
    let app = XCUIApplication()
    app.use(usualOptions + launchState.options + options)
    app.launch()
    return app
  }
}
