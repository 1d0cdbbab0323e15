import Foundation

/// Runs the tasks of one Swift Testing test on its own thread, with the clock of its session.
package final class TestingRunner: TaskExecutor {
  private let host: HostedTest

  /// Makes a runner for a session.
  package init(_ session: any HostedSession) {
    host = HostedTest(nil, session: session, isCarried: true)
  }

  /// Runs a test; its tasks and its main actor code use virtual time.
  package func run(_ test: @Sendable () async throws -> Void) async rethrows {
    Thread { [self] in host.carryTasks() }.start()
    try await HostedTest.$current.withValue(host) {
      try await withTaskExecutorPreference(self) {
        defer { host.stopCarrying() }
        try await test()
      }
    }
  }

  /// Adds a job of the test.
  package func enqueue(_ job: consuming ExecutorJob) {
    host.enqueue(.given(UnownedJob(job), to: self))
  }
}
