import TestHost
import Testing

/// Takes the failures of calls made by a test of Swift Testing: each becomes an issue at its line.
struct IssueSink: FailureSink {
  private let test: Test

  /// Whether an issue is being recorded that the session knows of.
  @TaskLocal static var isTaking = false

  /// A sink for a test.
  init(_ test: Test) { self.test = test }

  /// Records a failure; whether it counts, as those that are known issues do not.
  func take(_ message: String, at site: FailureSite) -> Bool {
    Self.$isTaking.withValue(true) {
      Issue.record(Comment(rawValue: message), sourceLocation: location(of: site)).isFailure
    }
  }

  private func location(of site: FailureSite) -> SourceLocation {
    let known = test.sourceLocation
    guard site.line > 0, let file = site.file.split(separator: "/").last else { return known }
    let module = TestingNames.module(of: test)
    return SourceLocation(
      fileID: "\(module)/\(file)", filePath: site.file, line: site.line, column: 1)
  }
}
