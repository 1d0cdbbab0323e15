import XCTest

/// The ground of the lessons' tests: a wrong way has to fail with the very words of its chapter.
class LessonTestCase: XCTestCase {
  let app = XCUIApplication()
  var cashback: XCUIElement { app.staticTexts["profile.cashback"] }
  var cups: XCUIElement { app.collectionViews["shelf.cups"] }
  var success: XCUIElement { app.otherElements["SuccessView"] }

  override func setUp() { continueAfterFailure = false }

  /// From here on the test has to fail with a message that contains these lines.
  func expectFailure(_ message: String) {
    let wanted = Self.lines(message)
    XCTExpectFailure("a wrong way") { issue in
      let said = Self.lines(issue.compactDescription + "\n" + (issue.detailedDescription ?? ""))
      return wanted.allSatisfy { line in said.contains { $0.hasPrefix(line) } }
    }
  }

  /// The lines, without what they are set in by; addresses are another's business.
  private static func lines(_ text: String) -> [String] {
    text.replacing(#/0x[0-9a-f]+/#, with: "0x…").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
