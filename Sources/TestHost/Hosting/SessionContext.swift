/// The session and the settings of the running test code.
package enum SessionContext {
  /// The session of the running test; nil outside of a test.
  @TaskLocal package static var current: (any HostedSession)?

  /// The session of the running code: that of its test, or of the set-up of its class.
  package static var active: (any HostedSession)? { current ?? ClassPhase.host?.session }

  /// Whether code without a test case continues after a failure.
  @TaskLocal package static var continuesAfterFailure = false

  /// Receives the failures of code without a test case, in addition to the session.
  @TaskLocal package static var failures: (any FailureSink)?
}
