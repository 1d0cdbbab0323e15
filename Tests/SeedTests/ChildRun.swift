import XCTest

/// Runs tests of this target that must fail in a process of their own, and reads what they print.
enum ChildRun {
  /// Whether this process is such a run, so that the tests that fail are to do so.
  static let isRunning = ProcessInfo.processInfo.environment["CHILD_RUN"] != nil

  /// What a test prints, failures and summary included.
  static func output(of test: String, environment: [String: String] = [:]) throws -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["SeedTests.\(test)"]
    child.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.merging(["CHILD_RUN": "1"]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Fails when it is run as a child, for want of a wait.
final class UnwaitedTests: XCTestCase {
  func testTheSecondScreenAtOnce() {
    guard ChildRun.isRunning else { return }
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launch()
    app.tables["ListView"].cells.firstMatch.tap()
    XCTAssert(app.otherElements["SuccessView"].exists, "Nothing was loaded")
  }
}

/// Fails when it is run as a child, inside an assertion and outside one.
final class MissingElementTests: XCTestCase {
  static let readLine = #line + 6
  func testARead() {
    guard ChildRun.isRunning else { return }
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.buttons["Missing"].label, "Missing")
  }

  static let tapLine = #line + 5
  func testATap() {
    guard ChildRun.isRunning else { return }
    let app = XCUIApplication()
    app.launch()
    app.buttons["Missing"].tap()
  }
}
