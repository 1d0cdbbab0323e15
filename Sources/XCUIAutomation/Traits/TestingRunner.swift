import CTestHost
import Foundation

/// A thread that runs the tasks of one test of Swift Testing, on the clock of its session.
///
/// Sendable although it changes: the end is set under the lock.
final class TestingRunner: @unchecked Sendable {
  /// Where the tasks of the test are to run.
  let executor = CallingThreadExecutor()
  private let host: HostedTest
  private let lock = NSLock()
  private var isOver = false

  /// A thread for a session; it ends with ``stop()``.
  init(_ session: any HostedSession) {
    host = HostedTest(nil, session: session)
    Thread { [self] in run() }.start()
  }

  /// Ends the thread.
  func stop() { lock.withLock { isOver = true } }

  private static let restNanoseconds: Int64 = 200_000

  private func run() {
    VirtualClock.follow(host) {
      while !lock.withLock({ isOver }) {
        if !executor.runJobs() { test_host_real_sleep(Self.restNanoseconds) }
      }
      // The last task may have had something left to do after the end was set.
      _ = executor.runJobs()
    }
  }
}
