import XCTest

/// Runs a body as a test of its own and keeps the failures, for tests of how tests fail.
final class TrialRun: XCTestCase {
  private(set) var messages: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    messages.append(description)
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// The failures of a body, which ends at the first one unless it may go on.
  static func failures(
    goingOn: Bool = false, _ body: @escaping (XCTestCase) throws -> Void
  ) -> [String] {
    var run: TrialRun?
    let trial = TrialRun(name: "trial") { _ in
      guard let run else { return }
      run.continueAfterFailure = goingOn
      try body(run)
    }
    run = trial
    trial.invokeTest()
    return trial.messages
  }

  /// The one failure of a body, which must have exactly one.
  static func failure(
    file: StaticString = #filePath, line: UInt = #line,
    _ body: @escaping (XCTestCase) throws -> Void
  ) -> Failure {
    let messages = failures(body)
    XCTAssertEqual(messages.count, 1, "\(messages)", file: file, line: line)
    return Failure(message: messages.first ?? "")
  }

  /// A failure's message, Xcode's words first and the help below them.
  struct Failure {
    let message: String

    /// The lines, without what they are set in by.
    var lines: [String] {
      message.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Xcode's words.
    var headline: String { lines.first ?? "" }

    /// The help under a heading such as `Nearest`; nil where there is none.
    func help(_ heading: String) -> String? {
      lines.first { $0.hasPrefix(heading + ":") }
        .map { String($0.dropFirst(heading.count + 1)).trimmingCharacters(in: .whitespaces) }
    }
  }
}
