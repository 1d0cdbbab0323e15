import Foundation
import SimulatedApp
import TestHost
import TestReports
import XCUIAutomation

/// Measures the trace of a test of two thousand calls: writing its page, and the page's size.
enum TraceBench {
  private static let calls = 2_000

  /// The figures as lines; if a file is named, the page is written to it too.
  static func run(_ arguments: [String]) -> String? {
    if let file = arguments.first {
      let app = BenchApps.login(loading: .fixed(.milliseconds(300)))
      guard let page = page(of: journal(of: app), app.definition),
        (try? Data(page).write(to: URL(fileURLWithPath: file))) != nil
      else { return nil }
    }
    return figures(runs: 3).map(\.row).joined(separator: "\n")
  }

  /// The time to write the page, and its size.
  static func figures(runs: Int) -> [BenchFigure] {
    let app = BenchApps.login(loading: .fixed(.milliseconds(300)))
    let journal = journal(of: app)
    var size = Double.infinity
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      size = page(of: journal, app.definition).map { Double($0.count) } ?? .infinity
    }
    return [
      BenchFigure("trace_2000_write_s", seconds, "s", .atMost(1)),
      BenchFigure("trace_2000_mb", size / 1e6, "MB", .atMost(15)),
    ]
  }

  /// Turns the bytes of a journal into those of the page.
  private static func page(of journal: [UInt8], _ app: AppDefinition) -> [UInt8]? {
    var trace = TraceDocument(app: app)
    guard let record = try? JournalRecord(journal),
      (try? trace.add(record, named: "bench")) != nil
    else { return nil }
    return trace.html
  }

  /// A journal of logins, each after a new launch and by a different person, so that the screens
  /// differ.
  private static func journal(of app: CompiledApp) -> [UInt8] {
    let session = AppSession(app: app, configuration: SessionConfiguration(isJournaling: true))
    SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      for person in 0..<(calls / 7) {
        app.launch()
        let email = app.textFields["email"]
        email.tap()
        email.typeText("person\(person)@example.com")
        let password = app.secureTextFields["password"]
        password.tap()
        password.typeText("password")
        app.buttons["login"].tap()
        app.navigationBars.buttons.firstMatch.tap()
      }
    }
    return session.device.journal?.bytes ?? []
  }
}
