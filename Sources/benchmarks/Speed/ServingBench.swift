import ModelContextProtocol
import ServedSessions
import SimulatedApp
import TestHost

/// Measures how long an agent waits, from the line of a call to the line of its result.
enum ServingBench {
  /// A tap of a field, and the description of a screen of the shop.
  static func figures(runs: Int) -> [BenchFigure] {
    [
      BenchFigure("mcp_tap_ms", tap(runs: runs) ?? .infinity, "ms", .atMost(2)),
      BenchFigure("mcp_describe_screen_ms", describe(runs: runs) ?? .infinity, "ms", .atMost(2)),
    ]
  }

  private static func tap(runs: Int) -> Double? {
    milliseconds(
      of: #""tap","arguments":{"element":"cloud.mokumoku.sample.login.email"}"#,
      after: #""launch_app","arguments":{"app":"Screens","coordinator":"LoginCoordinator"}"#,
      runs: runs)
  }

  private static func describe(runs: Int) -> Double? {
    milliseconds(
      of: #""describe_screen""#,
      after: #""launch_app","arguments":{"app":"Shop","coordinator":"Catalogue"}"#, runs: runs)
  }

  /// The median time of a call, after another one; nil if either fails.
  private static func milliseconds(of call: String, after first: String, runs: Int) -> Double? {
    guard let folder = AppUnderTest.appsFolder else { return nil }
    let server = ModelContextServer(apps: ServedApps(in: folder), version: "")
    guard isAnswered(first, by: server), isAnswered(call, by: server) else { return nil }
    return Stopwatch.median(runs: runs, times: 100) { _ = isAnswered(call, by: server) } * 1e3
  }

  private static func isAnswered(_ call: String, by server: ModelContextServer) -> Bool {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":\#(call)}}"#
    guard let answer = server.answer(to: .line(Array(line.utf8))) else { return false }
    let result = JSONReader.read(answer).node?.member("result")?.value
    return result != nil && result?.member("isError") == nil
  }
}
