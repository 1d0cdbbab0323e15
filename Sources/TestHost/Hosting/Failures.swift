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
  _ message: @autoclosure () -> String, file: String? = nil, line: Int? = nil,
  reason: @autoclosure () -> FailureReason? = nil, endsTest: Bool = false
) {
  if let test = HostedTest.active?.hostedCase {
    return AbandonableBody.releasing {
      test.fail(message(), file: file, line: line, reason: reason(), endsTest: endsTest)
    }
  }
  guard let session = SessionContext.active, !session.isHalted else { return }
  // Made here, since a caller that is left would never release its texts.
  note(message(), file: file, line: line, reason: reason(), in: session)
  guard endsTest || !SessionContext.continuesAfterFailure else { return }
  if AbandonableBody.isArmed { AbandonableBody.abandon() }
  session.halt()
  if SessionContext.failures != nil { withUnsafeCurrentTask { $0?.cancel() } }
}

/// Records a failure in the running code without a test case, and ends that by an error.
///
/// A body that ``AbandonableBody`` leaves leaks its objects; one that throws does not. Elsewhere
/// the failure is that of `failCurrentTest`.
package func endCurrentTest(_ message: String, file: String, line: Int) throws {
  guard HostedTest.active?.hostedCase == nil, SessionContext.failures == nil,
    let session = SessionContext.active, !SessionContext.continuesAfterFailure
  else { return failCurrentTest(message, file: file, line: line) }
  if !session.isHalted { note(message, file: file, line: line, reason: nil, in: session) }
  session.halt()
  throw TestEnd()
}

/// Ends the body of code whose failure was recorded.
struct TestEnd: Error {}

private func note(
  _ message: String, file: String?, line: Int?, reason: FailureReason?,
  in session: any HostedSession
) {
  let site = FailureSite.given(file: file, line: line)
  let failure = TestFailure(message: message, file: site.file, line: site.line, reason: reason)
  if SessionContext.failures?.take(failure) ?? true {
    session.testDidFail(failure)
  } else {
    session.testDidExpectFailure(message: message, reason: "")
  }
}
