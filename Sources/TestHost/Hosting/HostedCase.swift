package import Foundation
package import TestFailures

/// What the host needs of the test case whose body it runs.
package protocol HostedCase: AnyObject {
  /// Whether a failure has ended the test.
  var isOver: Bool { get }

  /// The virtual seconds that the test may take.
  var executionTimeAllowance: TimeInterval { get }

  /// The app that the test drives.
  var appChoice: AppChoice { get }

  /// Records a failure; without a file, at the line of the test that is running.
  ///
  /// Without a reason it counts as an assertion.
  func fail(
    _ message: String, file: String?, line: Int?, reason: FailureReason?, endsTest: Bool)
}

extension HostedCase {
  /// Records a failure that its message identifies.
  package func fail(_ message: String, file: String?, line: Int?, endsTest: Bool) {
    fail(message, file: file, line: line, reason: nil, endsTest: endsTest)
  }
}
