public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// The actions of a user on one screen as steps that chain, separate from the elements.
///
/// A robot acts, a page finds. Each step is named in the log of the test.
///
/// ```swift
/// struct LoginRobot: Robot {
///   @discardableResult
///   func logIn(as email: String) -> Self {
///     step("Log in as \(email)") { app in
///       app.textFields["login.email"].replaceText(with: email)
///       app.buttons["login.button"].tap()
///     }
///   }
/// }
///
/// LoginRobot().logIn(as: "someone@example.com")
///   .then(ContentRobot.self) { $0.logOut() }
/// ```
@preconcurrency @MainActor
public protocol Robot {
  /// Makes a robot.
  init()
}

extension Robot {
  /// The app under test.
  public var app: XCUIApplication { XCUIApplication() }

  /// Performs a step with a name that the test log shows.
  @discardableResult
  public func step(_ name: String, _ body: @MainActor (XCUIApplication) -> Void) -> Self {
    XCTContext.runActivity(named: name) { _ in body(app) }
    return self
  }

  /// Hands over to the robot of another screen.
  @discardableResult
  public func then<Next: Robot>(
    _ next: Next.Type, _ body: @MainActor (Next) -> Void = { _ in }
  ) -> Next {
    let robot = next.init()
    body(robot)
    return robot
  }
}

/// Lets a robot act.
///
/// ```swift
/// robot(LoginRobot.self) { $0.logIn(as: "someone@example.com") }
/// ```
@preconcurrency @MainActor @discardableResult
public func robot<Actor: Robot>(
  _ type: Actor.Type, _ body: @MainActor (Actor) -> Void
) -> Actor {
  let robot = type.init()
  body(robot)
  return robot
}
