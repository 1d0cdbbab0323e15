/// What identifies a failure: the reason, the source file and the line.
///
/// Groups of failures, searches, shrinking and causes use it to compare failures. Times, seeds,
/// digits, compared values, pending events and the folders of the file do not count. If no line is
/// known, only the reason counts.
public struct FailureIdentity: Sendable, Hashable, Codable {
  /// Why the test failed.
  public let reason: FailureReason
  /// The name of the source file; empty if the line is unknown.
  public let file: String
  /// The line in the file.
  public let line: Int

  init(_ failure: TestFailure) {
    reason = failure.reason
    file = failure.line > 0 ? failure.fileName : ""
    line = max(failure.line, 0)
  }
}
