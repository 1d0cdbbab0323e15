package import TestFailures

/// Takes the failures of code that has no test case, such as a test of Swift Testing.
package protocol FailureSink: Sendable {
  /// Records a failure and returns whether it counts; known issues do not.
  func take(_ failure: TestFailure) -> Bool
}
