package import TestFailures

/// What the test host asks of the session that stands behind a running test.
///
/// All times are virtual nanoseconds since the start of the session, unless they say otherwise.
package protocol HostedSession: AnyObject, Sendable {
  /// The present instant.
  var nowNanoseconds: Int64 { get }

  /// The simulated calendar instant of the start, in seconds since 1970.
  var wallClockStartSeconds: Double { get }

  /// The instant of the next due event of the app, if any is scheduled.
  ///
  /// A wait steps from one to the next, so that it ends at the very event that fulfils it.
  var nextEventNanoseconds: Int64? { get }

  /// The instant of the next answer to a request that real code in this process has made, after
  /// those on their way have come in.
  ///
  /// Idle tasks wait for it, as they do for what the test itself has set.
  var nextAnswerNanoseconds: Int64? { get }

  /// Lets time pass, firing due events in order.
  func advance(byNanoseconds nanoseconds: Int64)

  /// Whether the test was ended where its body could not be left: later calls then do nothing.
  var isHalted: Bool { get }

  /// Ends the test without leaving its body.
  func halt()

  /// Lets a halted session act again: the body has ended and tear-down begins.
  func resume()

  /// The test of that name is about to be set up.
  func testWillStart(name: String, module: String)

  /// A failure was recorded.
  func testDidFail(_ failure: TestFailure)

  /// A failure came that the test had expected, for a reason that may be empty.
  func testDidExpectFailure(message: String, reason: String)

  /// A block was measured, one value a repetition.
  func testDidMeasure(metric: String, unit: String, values: [Double])

  /// The test was torn down.
  func testDidFinish()

  /// Whether named steps are of any use, so that their titles are worth making.
  var isNarrating: Bool { get }

  /// A part of the test begins, such as its set-up; steps that are still open have been left.
  func beginPhase(_ title: String)

  /// Steps that are still open have been left.
  func closeSteps()

  /// A named step begins.
  func beginActivity(_ title: String)

  /// The innermost open step ends.
  func endActivity()
}

/// A session without a log has nothing to do for one.
extension HostedSession {
  package var isNarrating: Bool { false }
  package var nextAnswerNanoseconds: Int64? { nil }
  package func beginPhase(_ title: String) {}
  package func closeSteps() {}
}
