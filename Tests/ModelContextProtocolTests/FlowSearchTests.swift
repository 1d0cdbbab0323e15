import Testing

@testable import ModelContextProtocol

/// Tests of what was done, and why they fail.
@Suite struct FlowSearchTests {
  private let client = SampleClient()

  /// Opens a row, and touches what it loads after as much time as that has taken.
  private func openRow() throws {
    _ = try client.done("launch_app", #"{"app": "Screens", "coordinator": "ListCoordinator"}"#)
    _ = try client.done("tap", #"{"element": "First"}"#)
    _ = try client.done("advance_time", #"{"seconds": 2}"#)
    _ = try client.done("tap", #"{"element": "more"}"#)
  }

  @Test func theTestHasWaitsInPlaceOfTime() throws {
    try openRow()

    let source = try client.done("write_test", #"{"name": "list tests"}"#)

    #expect(source.contains("final class ListTests: XCTestCase {"))
    #expect(source.contains(".waitUntilLoaded()"))
    #expect(!source.contains("sleep"))
  }

  @Test("sleeps are found to be too short, and waits are certified")
  func sleepsAreFoundOut() throws {
    try openRow()

    let flaky = try client.done(
      "search_flow", #"{"waits": "asDone", "latencies": "slow-day", "runs": 50}"#)
    let cause = try client.done("explain_failure")
    let fixed = try client.done("search_flow", #"{"latencies": "slow-day", "runs": 50}"#)

    #expect(flaky.hasPrefix("FAILS in run "))
    #expect(cause.contains("Cause: "))
    #expect(cause.contains("  > 4 app.buttons[\"more\"].tap()"))
    #expect(!cause.contains("REHEARSAL_REPLAY"))
    #expect(fixed.hasPrefix("Certified: no order of events fails"))
  }
}
