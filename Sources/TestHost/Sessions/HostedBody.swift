import CTestHost
import SimulatedApp

/// Runs code like the body of a test, on any thread and without a test case.
///
/// ```swift
/// let ending = HostedBody.run(in: session) { scenario() }
/// ```
///
/// Clocks and sleeps of the thread follow the session, and a failure leaves the body at once.
package enum HostedBody {
  /// How a body ended.
  package enum Ending {
    /// It returned.
    case returned
    /// A failure ended it.
    case ended
    /// It threw an error.
    case threw(any Error)
  }

  /// Runs a body in a session and returns how it ended.
  ///
  /// The Swift runtime runs the tasks of the body, unless this is the main thread. The body counts
  /// as code of the main actor on any thread, because elements belong to that.
  @discardableResult
  package static func run(
    in session: any HostedSession, continuesAfterFailure: Bool = false,
    _ body: @escaping () throws -> Void
  ) -> Ending {
    var ending = Ending.ended
    let before = test_host_stand_for_main_thread(true)
    defer { _ = test_host_stand_for_main_thread(before) }
    SessionContext.$continuesAfterFailure.withValue(continuesAfterFailure) {
      HostedTest(nil, session: session).host {
        AbandonableBody.run {
          do {
            try body()
            AppSession.reportNetworkFaultsOfCurrentTest()
            ending = session.isHalted ? .ended : .returned
          } catch { ending = error is TestEnd ? .ended : .threw(error) }
        }
      }
    }
    return ending
  }
}
