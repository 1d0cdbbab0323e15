import Foundation
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

/// A log that Xcode 13 printed of three tests, and ours of the same tests on a model of their app.
///
/// Titles, levels and order are the same; numbers of processes, elements, lines and days are not
/// compared. The tests terminate their app. Each line takes as long as Xcode's within 0.15 s, of whatever kind it is.
@Suite struct Xcode13LogTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/reference/dumps/log-xcresulttool-tau-xcode13.txt")
  private static let tolerance = 0.15

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path)))
  func `our log is Xcode's, line for line`() throws {
    let theirs = LoggedTest.all(in: try String(contentsOf: Self.file, encoding: .utf8))
    let ours = LoggedTest.all(in: try Self.run().log())
    #expect(theirs.map(\.lines.count) == [47, 33, 42])
    #expect(ours.count == theirs.count)
    for (our, their) in zip(ours, theirs) {
      #expect(our.lines.map(\.title) == their.lines.map(\.title))
      for (index, (ourLine, theirLine)) in zip(our.spans, their.spans).enumerated() {
        #expect(
          abs(ourLine - theirLine) <= Self.tolerance,
          "\(ourLine) s, not \(theirLine) s: \(their.lines[index].title)")
      }
    }
  }

  // MARK: - The tests and their app

  private static func run() -> LogRun {
    let run = LogRun(app, timing: .xcode13)
    let app = XCUIApplication()
    run.before { app.launch() }
    run.test("BDDTest.testThankYouMessageInBDStyle", module: "TAUUITests") {
      app.launch()
    } tearDown: {
      app.terminate()
    } _: {
      run.activity("Given App is ready ") { _ = app.buttons["enrollButton"].exists }
      run.activity("When I enter city London ") { enter("London", in: app) }
      run.activity("When I Enrolled ") { app.buttons["enrollButton"].tap() }
    }
    run.test("TAUUITests.testAllElementsOfMainScreen", module: "TAUUITests") {
      app.launch()
    } tearDown: {
      app.terminate()
    } _: {
      app.staticTexts["welcomeMessage"].tap()
      app.staticTexts["enterCity"].tap()
      app.buttons["enrollButton"].tap()
      app.images["TAUlogo"].tap()
      _ = app.staticTexts["Please Enter City"].exists
    }
    run.test("TAUUITests.testThankYouMessage", module: "TAUUITests") {
      app.launch()
    } tearDown: {
      app.terminate()
    } _: {
      enter("London", in: app)
      app.buttons["enrollButton"].tap()
    }
    return run
  }

  private static func enter(_ city: String, in app: XCUIApplication) {
    app.textFields["city"].tap()
    app.textFields["city"].typeText(city)
  }

  /// One screen without a list: its button lies below the keyboard, and nothing scrolls to it.
  private static var app: AppDefinition {
    var app = AppDefinition(
      "TAU", bundleIdentifier: "com.shashikant.TAU", default: "Main"
    ) {
      Coordinator("Main", root: "main", container: .plain)
      main
    }
    app.device = "iPhone 8"
    return app
  }

  private static var main: ScreenDefinition {
    Screen("main", root: Other().scrollTo(.fails)) {
      Context("city", "")
      Text("Welcome", id: "welcomeMessage").size(width: 330, height: 30).position(x: 25, y: 20)
      Image(id: "TAUlogo").size(width: 100, height: 100).position(x: 25, y: 60)
      Text("City", id: "enterCity").size(width: 330, height: 30).position(x: 25, y: 180)
      TextField("city").placeholder("City").binds("city")
        .size(width: 330, height: 34).position(x: 25, y: 220)
      Button("Enroll", id: "enrollButton").onTap("ENROLL")
        .size(width: 330, height: 41).position(x: 25, y: 480)
      On("ENROLL", to: "asked")
      State("fresh") {}
      State("asked", animation: .milliseconds(550)) { Text("Please Enter City") }
    }
  }
}

/// A test as a log shows it.
private struct LoggedTest {
  struct Line {
    /// Seconds since the start of the test; those of the line before for a failure.
    var seconds: Double
    /// Blanks and words, without what differs from run to run.
    var title: String
  }

  var lines: [Line] = []

  /// How long each line lasted, except for the last.
  var spans: [Double] { zip(lines, lines.dropFirst()).map { $1.seconds - $0.seconds } }

  /// The tests of a log; what is printed outside of them is left out.
  static func all(in log: String) -> [LoggedTest] {
    var tests: [LoggedTest] = []
    for line in log.split(separator: "\n") {
      if let match = line.wholeMatch(of: #/    t = +([0-9.]+)s (.*)/#),
        let seconds = Double(match.1)
      {
        if match.2.hasPrefix("Start Test at") { tests.append(LoggedTest()) }
        guard !tests.isEmpty else { continue }
        tests[tests.count - 1].lines.append(Line(seconds: seconds, title: normal(match.2)))
      } else if let match = line.firstMatch(of: #/: error: .*/#), !tests.isEmpty {
        let seconds = tests[tests.count - 1].lines.last?.seconds ?? 0
        tests[tests.count - 1].lines.append(Line(seconds: seconds, title: normal(match.0)))
      }
    }
    return tests
  }

  private static func normal(_ title: Substring) -> String {
    String(title).replacing(#/Start Test at .*/#, with: "Start Test at")
      .replacing(#/TAU:[0-9]+/#, with: "TAU:1").replacing(#/pid: [0-9]+/#, with: "pid: 1")
      .replacing(#/elementID: [0-9]+\.[0-9]+/#, with: "elementID: 1.1")
  }
}
