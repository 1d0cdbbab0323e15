import CTestHost
import Foundation

/// A turn of the running test, for code of this package that waits for other threads.
package enum HostedTurn {
  /// Runs whatever is ready on the thread of the test: its run loop, and its tasks if they may run.
  package static func take() {
    guard let test = HostedTest.active else { return }
    test.pump()
  }

  /// Whether this is the thread of the running test.
  package static var isOwn: Bool { HostedTest.active?.isOwnThread ?? false }
}

/// Real time, regardless of the clock of the current thread.
package enum RealTime {
  /// The time in nanoseconds of a monotonic clock.
  package static var now: Int64 { test_host_real_now() }

  /// Waits in real time.
  package static func sleep(nanoseconds: Int64) { test_host_real_sleep(nanoseconds) }
}
