import SimulatedApp
import TestHost
import ViewHosting
import VirtualTime
import XCUIAutomation

/// Measures apps of SwiftUI source.
enum SwiftUIBench {
  /// The figures, each of a number of runs.
  static func figures(runs: Int) -> [BenchFigure] {
    let login = CompiledApp(AppDefinition(running: BenchLoginApp.self))
    let flow = Stopwatch.median(runs: runs, times: 50) { _ = LoginFlow.runHosted(login) }
    let rows = CompiledApp(AppDefinition(running: BenchRowsApp.self))
    let open = Stopwatch.median(runs: runs, times: 1) { _ = opened(rows) }
    return [
      BenchFigure("swiftui_login_flow_ms", flow * 1e3, "ms", .atMost(1)),
      BenchFigure("swiftui_rows_10k_open_ms", open * 1e3, "ms", .atMost(30)),
      BenchFigure(
        "swiftui_rows_10k_change_ms", change(rows, runs: runs) * 1e3, "ms", .atMost(1)),
      BenchFigure(
        "swiftui_peak_rows_10k_mb", ChildProcess.peakMegabytes(.peakSwiftUIRows), "MB",
        .atMost(60)),
    ]
  }

  /// A session with the list shown.
  private static func opened(_ app: CompiledApp) -> AppSession {
    let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    _ = session.device.snapshot
    return session
  }

  /// Seconds from a tap that changes a row to the tree that shows it.
  private static func change(_ app: CompiledApp, runs: Int) -> Double {
    let session = opened(app)
    return SessionContext.$current.withValue(session) {
      let button = XCUIApplication().buttons["Change"]
      return Stopwatch.median(runs: runs, times: 20) {
        button.tap()
        _ = session.device.snapshot
      }
    }
  }

  /// Logs in a hundred times, so that instructions can be counted; true if all of it passes.
  static func runLogins() -> Bool {
    let login = CompiledApp(AppDefinition(running: BenchLoginApp.self))
    return (0..<100).allSatisfy { _ in LoginFlow.runHosted(login) }
  }

  /// Opens the list and changes a row; true if the row shows it.
  static func runRows() -> Bool {
    let session = opened(CompiledApp(AppDefinition(running: BenchRowsApp.self)))
    return SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      app.buttons["Change"].tap()
      return app.staticTexts["Row 2!"].exists
    }
  }
}
