import LoopbackHTTP
import ModelContextProtocol
import ServedSessions
import SimulatedApp
import TestHost
import WebDriver

/// Measures how long clients wait, from a request to its answer.
enum ServingBench {
  /// A tap of a field, and the description of a screen of the shop; a click of WebDriver, and the
  /// page source of 10,000 rows.
  static func figures(runs: Int) -> [BenchFigure] {
    [
      BenchFigure("webdriver_click_ms", click(runs: runs) ?? .infinity, "ms", .atMost(3)),
      BenchFigure(
        "webdriver_source_10000_rows_ms",
        RowsBench(rows: 10_000, runs: min(runs, 5)).pageSource() * 1e3, "ms", .atMost(60)),
      BenchFigure("mcp_tap_ms", tap(runs: runs) ?? .infinity, "ms", .atMost(2)),
      BenchFigure("mcp_describe_screen_ms", describe(runs: runs) ?? .infinity, "ms", .atMost(2)),
    ]
  }

  /// The median time of a click on a field of the sample's login; nil if it fails.
  private static func click(runs: Int) -> Double? {
    guard let folder = AppUnderTest.appsFolder else { return nil }
    let server = WebDriverServer(ServedSessions(apps: ServedApps(in: folder)))
    let isOpen = isPosted(
      "",
      #""capabilities":{"alwaysMatch":{"appium:processArguments":"#
        + #"{"args":["-coordinatorUnderUITest","LoginCoordinator"]}}}"#, to: server)
    let isFound = isPosted(
      "/s1/element", #""using":"accessibility id","value":"cloud.mokumoku.sample.login.email""#,
      to: server)
    guard isOpen, isFound, isPosted("/s1/element/e1/click", "", to: server) else { return nil }
    return Stopwatch.median(runs: runs, times: 20) {
      _ = isPosted("/s1/element/e1/click", "", to: server)
    } * 1e3
  }

  private static func isPosted(
    _ path: String, _ members: String, to server: WebDriverServer
  ) -> Bool {
    let body = "{\(members)}"
    var reader = HTTPRequestReader()
    reader.append(
      Array(
        "POST /session\(path) HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
          .utf8))
    guard let request = try? reader.next() else { return false }
    return server.answer(request).status == 200
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
