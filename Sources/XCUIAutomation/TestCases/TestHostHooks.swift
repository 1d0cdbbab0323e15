package import TestHost
package import TestRuns

/// Where the sessions of tests come from and how often tests run; tests of this package replace it.
package struct TestHostHooks: Sendable {
  /// Makes the session of a test; nil leaves the test on real time, without a session.
  package var makeSession: @Sendable (XCTestCase) -> (any HostedSession)?

  /// Runs a test many times; nil runs it once.
  package var trials: (any TrialMaking)? = HostedTrials.ofThisProcess

  /// Hooks with the standard sessions unless others are given.
  package init(
    makeSession: @escaping @Sendable (XCTestCase) -> (any HostedSession)? = { $0.makeSession() }
  ) {
    self.makeSession = makeSession
  }

  /// The hooks in force: the standard ones, or those given by `$current.withValue`.
  @TaskLocal package static var current = TestHostHooks()
}
