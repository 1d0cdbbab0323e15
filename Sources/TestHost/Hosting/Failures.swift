import CTestHost
package import TestFailures

/// Records a failure of a call in the running test and ends the test if it may not go on.
///
/// Without a file, the failure is shown at the line of the test that made the call. It goes to the
/// test case if there is one, else to the session. A call that always ends the test, such as one on
/// an invalid query, passes `endsTest`.
///
/// It returns only when the test goes on, or when its body cannot be left; then the session is
/// halted.
package func failCurrentTest(
  _ message: String, file: String? = nil, line: Int? = nil, reason: FailureReason? = nil,
  endsTest: Bool = false
) {
  if let test = HostedTest.current?.hostedCase {
    return test.fail(message, file: file, line: line, reason: reason, endsTest: endsTest)
  }
  guard let session = SessionContext.current, !session.isHalted else { return }
  let site = FailureSite.given(file: file, line: line)
  let failure = TestFailure(message: message, file: site.file, line: site.line, reason: reason)
  if SessionContext.failures?.take(failure) ?? true {
    session.testDidFail(failure)
  } else {
    session.testDidExpectFailure(message: message, reason: "")
  }
  guard endsTest || !SessionContext.continuesAfterFailure else { return }
  if AbandonableBody.isArmed { AbandonableBody.abandon() }
  session.halt()
  if SessionContext.failures != nil { withUnsafeCurrentTask { $0?.cancel() } }
}
