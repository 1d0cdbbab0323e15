package import TestFailures

/// Records a failure of a call in the running test and ends the test if it must not continue.
///
/// Without a file, the failure is shown at the line of the test that made the call. It is recorded
/// by the test case if there is one, otherwise by the session. A call that always ends the test,
/// such as one with an invalid query, passes `endsTest`.
///
/// The function returns only if the test continues, or if its body cannot be left; in that case the
/// session is halted.
package func failCurrentTest(
  _ message: String, file: String? = nil, line: Int? = nil, reason: FailureReason? = nil,
  endsTest: Bool = false
) {
  if let test = HostedTest.active?.hostedCase {
    return test.fail(message, file: file, line: line, reason: reason, endsTest: endsTest)
  }
  guard let session = SessionContext.active, !session.isHalted else { return }
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
