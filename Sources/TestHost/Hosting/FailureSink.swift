package import TestFailures

/// Receives the failures of code without a test case, such as a test of Swift Testing.
package protocol FailureSink: Sendable {
  /// Records a failure and returns whether it counts; known issues do not.
  func take(_ failure: TestFailure) -> Bool
}
