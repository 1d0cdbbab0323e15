public import SimulatedApp

/// A step of a test that needs a wait: an action, a condition and a follow-up.
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
  ///   - setUp: launches the app and navigates to the start of the step.
  ///   - action: the step that makes the app do something.
  ///   - isThere: what a naive test waits for, such as an element that exists; nil uses the
  ///     condition.
  ///   - isHittable: what a more careful test waits for, such as an element that is hittable; nil
  ///     uses `isThere`.
  ///   - condition: what the follow-up needs; it reads the app and never fails.
  ///   - followUp: the next step, which fails if it comes too early.
  public init(
    _ name: String, app: AppDefinition, setUp: @escaping @MainActor @Sendable () throws -> Void,
    action: @escaping @MainActor @Sendable () throws -> Void,
    isThere: (@MainActor @Sendable () -> Bool)? = nil,
    isHittable: (@MainActor @Sendable () -> Bool)? = nil,
    condition: @escaping @MainActor @Sendable () -> Bool,
    followUp: @escaping @MainActor @Sendable () throws -> Void
  ) {
    self.name = name
    self.app = app
    self.setUp = onAnyThread(setUp)
    self.action = onAnyThread(action)
    self.isThere = onAnyThread(isThere ?? condition)
    self.isHittable = onAnyThread(isHittable ?? isThere ?? condition)
    self.condition = onAnyThread(condition)
    self.followUp = onAnyThread(followUp)
  }
}
