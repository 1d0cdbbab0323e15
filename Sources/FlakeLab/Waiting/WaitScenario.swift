public import SimulatedApp
import XCUIAutomation

/// A step of a test that has to be waited for: what is done, what is waited for, what comes then.
///
/// ```swift
/// let opening = WaitScenario(
///   "opens a row", app: app, setUp: { XCUIApplication().launch() },
///   action: { XCUIApplication().cells.firstMatch.tap() },
///   condition: { XCUIApplication().staticTexts["title"].exists },
///   followUp: { XCUIApplication().staticTexts["title"].tap() })
/// ```
public struct WaitScenario: Sendable {
  /// The name in reports.
  public let name: String
  /// The app under test.
  public let app: AppDefinition
  let setUp: @Sendable () throws -> Void
  let action: @Sendable () throws -> Void
  let isThere: @Sendable () -> Bool
  let isHittable: @Sendable () -> Bool
  let condition: @Sendable () -> Bool
  let followUp: @Sendable () throws -> Void

  /// Makes a scenario.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - app: the app under test, with the latencies that are drawn.
  ///   - setUp: launches the app and goes to where the step begins.
  ///   - action: what makes the app do something.
  ///   - isThere: what a test looks for that knows no better, as that an element exists; nil takes
  ///     the condition.
  ///   - isHittable: what a test looks for that is more careful, as that an element can be touched;
  ///     nil takes `isThere`.
  ///   - condition: what the follow-up needs; it looks at the app, and never fails.
  ///   - followUp: what comes then; it fails where it comes too early.
  public init(
    _ name: String, app: AppDefinition, setUp: @escaping @Sendable () throws -> Void,
    action: @escaping @Sendable () throws -> Void, isThere: (@Sendable () -> Bool)? = nil,
    isHittable: (@Sendable () -> Bool)? = nil, condition: @escaping @Sendable () -> Bool,
    followUp: @escaping @Sendable () throws -> Void
  ) {
    self.name = name
    self.app = app
    self.setUp = setUp
    self.action = action
    self.isThere = isThere ?? condition
    self.isHittable = isHittable ?? isThere ?? condition
    self.condition = condition
    self.followUp = followUp
  }
}
