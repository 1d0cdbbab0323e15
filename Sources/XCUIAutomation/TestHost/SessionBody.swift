import CTestHost

/// Code that drives a session outside of any test case, as the trials of a campaign do.
package enum SessionBody {
  /// Runs a body on a session and its clock, on this thread; true when a failure ended it early.
  ///
  /// Failures go to the session. The body is left at the first one, like a test that does not
  /// continue after failures, and `sleep`, `Date()` and their like follow the session's time.
  @discardableResult
  package static func run(on session: any HostedSession, _ body: @escaping () -> Void) -> Bool {
    let clock = SessionClock(session)
    return SessionContext.$current.withValue(session) {
      withExtendedLifetime(clock) {
        clock.follow { AbandonableBody.run(body) }
      }
    }
  }
}

/// The clock of a session that no test case stands in front of.
private final class SessionClock {
  private let session: any HostedSession

  init(_ session: any HostedSession) { self.session = session }

  func follow<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = test_host_swap_clock(clock)
    defer { _ = test_host_swap_clock(before) }
    return try body()
  }

  private var clock: test_host_clock {
    test_host_clock(
      context: Unmanaged.passUnretained(self).toOpaque(),
      now: { SessionClock.behind($0)?.session.nowNanoseconds ?? 0 },
      advance: { SessionClock.behind($0)?.session.advance(byNanoseconds: $1) },
      dispatch: nil, idle: nil,
      calendar_start: Int64(session.wallClockStartSeconds * 1e9))
  }

  private static func behind(_ context: UnsafeMutableRawPointer?) -> SessionClock? {
    context.map { Unmanaged<SessionClock>.fromOpaque($0).takeUnretainedValue() }
  }
}
