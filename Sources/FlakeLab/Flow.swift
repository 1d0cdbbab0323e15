public import SimulatedApp
import TestHost

/// A piece of a UI test that a campaign runs again and again: give it a name and a body.
///
/// ```swift
/// let login = Flow("login") {
///   let app = XCUIApplication()
///   app.launch()
///   app.buttons["login"].tap()
///   try Flow.require(app.staticTexts["welcome"].waitForExistence(timeout: 5), "no welcome")
/// }
/// ```
///
/// The body uses Apple's API as a test does. It ends at the first call that fails, at the first
/// requirement that is not met, or with an error that it throws. In the body, `sleep`, `Date()` and
/// similar calls follow the app's time. Run it with a ``Campaign``.
public struct Flow: Sendable {
  /// The result that a campaign should have.
  public enum Expectation: String, Sendable {
    /// The flow should pass with every seed.
    case steadyPass
    /// The flow may fail with some seeds, because it demonstrates flakiness.
    case mayFlake
  }

  /// The name in reports, unique in its campaign.
  public let name: String
  /// The result that a campaign should have.
  public let expectation: Expectation
  /// The faults of the app and its surroundings while the flow runs.
  public var faults = FaultPlan()
  /// The steps on the app.
  public let body: @Sendable () throws -> Void

  /// Makes a flow that is by default expected to pass always.
  ///
  /// The body may use elements as a test does, so it is isolated to the main actor, as they are. A
  /// campaign still runs it on several threads: let it use nothing but the app.
  public init(
    _ name: String, expecting expectation: Expectation = .steadyPass,
    _ body: @escaping @MainActor @Sendable () throws -> Void
  ) {
    self.name = name
    self.expectation = expectation
    self.body = onAnyThread(body)
  }

  /// The same flow with the faults of a plan.
  public func under(_ faults: FaultPlan) -> Flow {
    var flow = self
    flow.faults = faults
    return flow
  }

  /// Ends the flow with a failure unless a condition is true.
  ///
  /// XCTest's own assertions report to a test case, and a flow runs without one. The flow ends with
  /// an error, so that none of it stays in memory; a flow that catches it ends at its next call.
  ///
  /// - Parameters:
  ///   - condition: the condition that must be true.
  ///   - message: the failure message.
  ///   - file: the file that shows the failure; omit it.
  ///   - line: the line that shows the failure; omit it.
  /// - Throws: the error that the condition throws, or the one that ends the flow.
  public static func require(
    _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String,
    file: String = #filePath, line: Int = #line
  ) throws {
    if try condition() { return }
    try endCurrentTest(message(), file: file, line: line)
  }
}
