public import SimulatedApp
import TestHost
import XCUIAutomation

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
/// The body calls Apple's names as a test does. It ends at the first failure of a call, at the
/// first requirement that does not hold, or with an error that it throws. Inside it `sleep`,
/// `Date()` and their like follow the app's time. Run it with a ``Campaign``.
public struct Flow: Sendable {
  /// What a campaign should find.
  public enum Expectation: String, Sendable {
    /// No seed makes it fail; one that does is news.
    case steadyPass
    /// Some seeds may make it fail: it is there to show that.
    case mayFlake
  }

  /// The name in reports, unlike that of any other flow of its campaign.
  public let name: String
  /// What a campaign should find.
  public let expectation: Expectation
  /// What goes wrong in the app and around it while it runs.
  public var faults = FaultPlan()
  /// What is done with the app.
  public let body: @Sendable () throws -> Void

  /// Makes a flow, expected to pass always unless told otherwise.
  public init(
    _ name: String, expecting expectation: Expectation = .steadyPass,
    _ body: @escaping @Sendable () throws -> Void
  ) {
    self.name = name
    self.expectation = expectation
    self.body = body
  }

  /// The same flow while faults of a plan happen.
  public func under(_ faults: FaultPlan) -> Flow {
    var flow = self
    flow.faults = faults
    return flow
  }

  /// Ends the flow with a failure unless a condition holds.
  ///
  /// XCTest's own assertions report to a test case, and a flow runs without one.
  ///
  /// - Parameters:
  ///   - condition: what must hold.
  ///   - message: what is told when it does not.
  ///   - file: where the failure is shown; leave it out.
  ///   - line: where the failure is shown; leave it out.
  /// - Throws: what the condition throws.
  public static func require(
    _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String,
    file: String = #filePath, line: Int = #line
  ) throws {
    if try condition() { return }
    failCurrentTest(message(), file: file, line: line)
  }
}
