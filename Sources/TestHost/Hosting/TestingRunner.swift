import Foundation

/// A thread that runs the tasks of one test of Swift Testing, on the clock of its session.
package final class TestingRunner: TaskExecutor {
  private let host: HostedTest

  /// A runner for a session.
  package init(_ session: any HostedSession) {
    host = HostedTest(nil, session: session, isCarried: true)
  }

  /// Runs a test, whose tasks and main-actor code then go by virtual time.
  package func run(_ test: @Sendable () async throws -> Void) async rethrows {
    Thread { [self] in host.carryTasks() }.start()
    try await HostedTest.$current.withValue(host) {
      try await withTaskExecutorPreference(self) {
        defer { host.stopCarrying() }
        try await test()
      }
    }
  }

  /// Takes a job of the test.
  package func enqueue(_ job: consuming ExecutorJob) {
    host.enqueue(.given(UnownedJob(job), to: self))
  }
}
