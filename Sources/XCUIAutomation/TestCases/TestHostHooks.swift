package import TestHost
package import TestRuns

/// How sessions are made and how often tests run; this package's own tests replace it.
package struct TestHostHooks: Sendable {
  /// Makes the session of a test; with nil the test uses real time and has no session.
  package var makeSession: @Sendable (XCTestCase) -> (any HostedSession)?

  /// Runs a test many times; with nil a test runs once.
  package var trials: (any TrialMaking)? = HostedTrials.ofThisProcess

  /// Makes hooks with the standard sessions unless you pass others.
  package init(
    makeSession: @escaping @Sendable (XCTestCase) -> (any HostedSession)? = { $0.makeSession() }
  ) {
    self.makeSession = makeSession
  }

  /// The current hooks: the standard ones, or those set by `$current.withValue`.
  @TaskLocal package static var current = TestHostHooks()
}
