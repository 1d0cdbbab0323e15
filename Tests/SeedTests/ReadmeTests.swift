import XCTest

/// The README shows what the package does.
final class ReadmeTests: XCTestCase {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private var readme: String {
    get throws {
      let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      return try text(of: root.appendingPathComponent("README.md"))
    }
  }

  func testItShowsTheFirstTest() throws {
    let first = try text(of: tests.appendingPathComponent("FirstTests.swift"))
    XCTAssertTrue(try readme.contains("```swift\n\(first)```"))
    XCTAssertEqual(first.split(separator: "\n", omittingEmptySubsequences: false).count, 13)
  }

  func testItShowsAFailureAsItIs() throws {
    let failure = TrialRun.failure { _ in
      let app = XCUIApplication()
      app.launch()
      app.cells.firstMatch.tap()
      _ = app.activityIndicators["LoadingView"].exists
      _ = app.otherElements["SuccessView"].waitForExistence(timeout: 5)
      app.buttons["mor"].tap()
    }
    let shown = try block(after: "A failure").joined(separator: "\n")
    for line in failure.lines where !line.hasPrefix("Replay") {
      XCTAssertTrue(shown.contains(line), "\(line) is not in\n\(shown)")
    }
  }

  /// The lines of the first block of text after some words.
  private func block(after words: String) throws -> [String] {
    let rest = try XCTUnwrap(try readme.components(separatedBy: words).dropFirst().first)
    let block = try XCTUnwrap(rest.components(separatedBy: "```").dropFirst().first)
    return block.split(separator: "\n").map(String.init)
  }
}
