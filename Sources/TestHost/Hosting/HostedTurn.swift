import CTestHost
import Foundation

/// A turn of the running test, for code of this package that waits for other threads.
package enum HostedTurn {
  /// Lets run what is ready for the thread of the test: its run loop, and its tasks where they may.
  package static func take() {
    guard let test = HostedTest.current else { return }
    test.pump()
  }
}

/// Real time, whatever the clock of the running thread is.
package enum RealTime {
  /// Nanoseconds of a clock that only goes forward.
  package static var now: Int64 { test_host_real_now() }

  /// Waits for real.
  package static func sleep(nanoseconds: Int64) { test_host_real_sleep(nanoseconds) }
}
