import CTestHost
import Foundation

/// The clock of a wait.
package enum WaitClock {
  /// The clock of a hosted test, with its tasks, timers and delayed blocks.
  case hosted(HostedTest)
  /// The clock of a session without a hosted test.
  case session(any HostedSession)
  /// Real time, because there is no session.
  case real

  /// The clock of the current code.
  package static var current: WaitClock {
    if let test = HostedTest.active { return .hosted(test) }
    if let session = SessionContext.active { return .session(session) }
    return .real
  }

  /// The current instant, in nanoseconds.
  package var now: Int64 {
    switch self {
    case .hosted(let test): test.session.nowNanoseconds
    case .session(let session): session.nowNanoseconds
    case .real: test_host_real_now()
    }
  }

  /// Whether time can jump to a deadline.
  package var isVirtual: Bool {
    if case .real = self { return false }
    return true
  }

  /// The next instant at which something is known to happen.
  package var nextEvent: Int64? {
    switch self {
    case .hosted(let test):
      [test.nextInstant, test.spinInstant, test.session.nextEventNanoseconds].least
    case .session(let session): session.nextEventNanoseconds
    case .real: nil
    }
  }

  /// Runs everything that is ready.
  package func settle() {
    switch self {
    case .hosted(let test): test.pump()
    case .session: Self.turnRunLoop()
    case .real: Self.turnRunLoop()
    }
  }

  /// Lets time pass up to an instant; real time passes in slices of a millisecond.
  package func pass(to instant: Int64) {
    switch self {
    case .hosted(let test): test.advance(to: instant)
    case .session(let session):
      session.advance(byNanoseconds: max(0, instant - session.nowNanoseconds))
    case .real: test_host_real_sleep(min(Self.sliceNanoseconds, instant - now))
    }
  }

  private static let sliceNanoseconds: Int64 = 1_000_000

  private static func turnRunLoop() {
    _ = Foundation.RunLoop.current.run(mode: .default, before: .distantPast)
  }
}

extension [Int64?] {
  /// The smallest value that is not nil.
  package var least: Int64? { compactMap { $0 }.min() }
}
