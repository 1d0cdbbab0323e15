import TestFailures
import TestHost
import Testing

/// Records the failures of calls in a Swift Testing test as issues at their lines.
struct IssueSink: FailureSink {
  private let test: Test

  /// The failure that is being recorded as an issue; the session already knows it.
  @TaskLocal static var taken: TestFailure?

  /// Makes a sink for a test.
  init(_ test: Test) { self.test = test }

  /// Records a failure; returns whether it counts, which known issues do not.
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
