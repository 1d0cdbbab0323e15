import Synchronization
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

  @Test(
    "a search tells how many runs it has made, if its request has a token",
    arguments: [
      (#""_meta": {"progressToken": "a"}, "#, #""a""#),
      (#""_meta": {"progressToken": 7}, "#, "7"), (#""_meta": {"progressToken": true}, "#, nil),
      ("", nil),
    ])
  func tellsProgress(meta: String, token: String?) throws {
    try openRow()
    let told = Mutex<[String]>([])
    client.server.tell = { line in
      told.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
    }

    let search = #""name": "search_flow", "arguments": {"runs": 60}"#
    _ = client.ask("tools/call", "{\(meta)\(search)}")

    let lines = told.withLock(\.self)
    #expect(lines.isEmpty == (token == nil))
    if let token {
      #expect(
        lines.first == #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"#
          + #""progressToken":\#(token),"progress":25,"message":"25 runs"}}"# + "\n")
    }
  }
}
