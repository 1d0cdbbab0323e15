import TestFailures
import TestHost
import Testing

/// Takes the failures of calls made by a test of Swift Testing: each becomes an issue at its line.
struct IssueSink: FailureSink {
  private let test: Test

  /// The failure of a call that is being recorded as an issue; the session knows of it.
  @TaskLocal static var taken: TestFailure?

  /// A sink for a test.
  init(_ test: Test) { self.test = test }

  /// Records a failure; whether it counts, as those that are known issues do not.
  func take(_ failure: TestFailure) -> Bool {
    Self.$taken.withValue(failure) {
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location(of: failure))
        .isFailure
    }
  }

  private func location(of failure: TestFailure) -> SourceLocation {
    let known = test.sourceLocation
    guard failure.line > 0, let file = failure.file.split(separator: "/").last else { return known }
    let module = TestingNames.module(of: test)
    return SourceLocation(
      fileID: "\(module)/\(file)", filePath: failure.file, line: failure.line, column: 1)
  }
}
