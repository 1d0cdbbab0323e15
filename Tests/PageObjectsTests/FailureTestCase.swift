import XCTest

/// The ground of tests that look at failures: it keeps those of a body instead of failing by them.
class FailureTestCase: XCTestCase {
  /// A failure's first line, and where it is shown.
  struct Failure: Equatable {
    let message: String
    let line: Int
  }

  private var kept: [Failure]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let message = description.components(separatedBy: "\n").first ?? ""
    guard kept == nil else {
      return kept?.append(Failure(message: message, line: lineNumber)) ?? ()
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// The failures of a body, which goes on after each.
  func failures(of body: () -> Void) -> [Failure] {
    kept = []
    let endsAtFailure = !continueAfterFailure
    continueAfterFailure = true
    body()
    defer { kept = nil }
    continueAfterFailure = !endsAtFailure
    return kept ?? []
  }

  /// What the failures of a body say.
  func messages(of body: () -> Void) -> [String] { failures(of: body).map(\.message) }
}
