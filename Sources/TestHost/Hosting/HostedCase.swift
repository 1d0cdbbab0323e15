package import Foundation
package import TestFailures

/// A test case whose body the test host runs.
package protocol HostedCase: AnyObject {
  /// Whether a failure has ended the test.
  var isOver: Bool { get }

  /// The virtual seconds that the test may take.
  var executionTimeAllowance: TimeInterval { get }

  /// The app that the test drives.
  var appChoice: AppChoice { get }

  /// Records a failure; without a file it is located at the current line of the running test.
  ///
  /// Without a reason it counts as a failed assertion.
  func fail(
    _ message: String, file: String?, line: Int?, reason: FailureReason?, endsTest: Bool)
}

extension HostedCase {
  /// Records a failure without a reason.
  package func fail(_ message: String, file: String?, line: Int?, endsTest: Bool) {
    fail(message, file: file, line: line, reason: nil, endsTest: endsTest)
  }
}
