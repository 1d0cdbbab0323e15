package import SimulatedApp
package import TestFailures

/// The session of a running test, as the test host uses it.
///
/// All times are virtual nanoseconds since the start of the session, unless stated otherwise.
package protocol HostedSession: AnyObject, Sendable {
  /// The current instant.
  var nowNanoseconds: Int64 { get }

  /// The simulated date of the start, in seconds since 1970.
  var wallClockStartSeconds: Double { get }

  /// The version of the device's system, such as `26.5`.
  var systemVersion: String { get }

  /// The instant of the app's next scheduled event; nil if there is none.
  ///
  /// A wait moves from event to event, so it ends exactly at the event that fulfils it.
  var nextEventNanoseconds: Int64? { get }

  /// The instant of the next response to a request from real code in this process.
  ///
  /// Requests that are on their way are received first. Idle tasks wait for this instant, as they
  /// do for the test's own timers.
  var nextAnswerNanoseconds: Int64? { get }

  /// Whether code of the app itself is running, whose tasks are events of the session.
  var runsAppCode: Bool { get }

  /// Schedules a part of a task of the app's own code as an event of the session.
  func schedule(_ part: AppTaskPart, afterNanoseconds nanoseconds: Int64)

  /// Takes in the requests that real code in this process has made.
  func settleRequests()

  /// Lets time pass and runs due events in order.
  func advance(byNanoseconds nanoseconds: Int64)

  /// Fills bytes with random numbers, for the test's own code.
  func fill(_ bytes: UnsafeMutableRawBufferPointer)

  /// Whether a failure has ended the test in a body that cannot be left; later calls do nothing.
  var isHalted: Bool { get }

  /// Ends the test although its body cannot be left.
  func halt()

  /// Lets a halted session work again: the body has ended and the tear-down starts.
  func resume()

  /// Called before a test is set up.
  func testWillStart(name: String, module: String)

  /// Called when a failure was recorded.
  func testDidFail(_ failure: TestFailure)

  /// Called when an expected failure occurred; the reason may be empty.
  func testDidExpectFailure(message: String, reason: String)

  /// Called when a block was measured, with one value per repetition.
  func testDidMeasure(metric: String, unit: String, values: [Double])

  /// Called when the test was torn down, while its host still runs the tasks of the app.
  func testWillFinish()

  /// Whether the apps of the session end with the test; they go on if tests share a device.
  var endsWithTest: Bool { get }

  /// Called when the test was torn down.
  func testDidFinish()

  /// Whether the session records named steps; if not, their titles need not be made.
  var isNarrating: Bool { get }

  /// Starts a part of the test, such as its set-up, and closes steps that are still open.
  func beginPhase(_ title: String)

  /// Closes steps that are still open, because the code that began them was left.
  func closeSteps()

  /// Starts a named step.
  func beginActivity(_ title: String)

  /// Ends the innermost open step.
  func endActivity()
}

/// Default implementations for a session without a log.
extension HostedSession {
  package var systemVersion: String { DeviceProfile.standard.systemVersion }
  package var isNarrating: Bool { false }
  package var endsWithTest: Bool { true }

  package func testWillFinish() {}
  package var runsAppCode: Bool { false }
  package func schedule(_ part: AppTaskPart, afterNanoseconds nanoseconds: Int64) { part.run() }
  package func settleRequests() {}
  package var nextAnswerNanoseconds: Int64? { nil }
  package func beginPhase(_ title: String) {}
  package func closeSteps() {}
}
