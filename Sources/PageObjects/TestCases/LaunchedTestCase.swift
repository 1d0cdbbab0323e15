public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// The ground of test cases that say who is signed in and what is switched on before the launch.
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
/// A test ends at its first failure, and each begins with a state of its own.
open class LaunchedTestCase: XCTestCase {
  /// What the next launch says; it begins anew with each test.
  public var launchState = LaunchState()

  /// Who is signed in; override it in a class whose tests need somebody.
  open var account: String? { nil }

  /// The names of the variables of the launch environment; override it for an app with its own.
  open var launchVariables: TestVariables { TestVariables() }

  /// What every launch of the class has; override it.
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
