/// The session and the settings of the running test code.
package enum SessionContext {
  /// The session of the running test; nil outside of a test.
  @TaskLocal package static var current: (any HostedSession)?

  /// Whether code without a test case continues after a failure.
  @TaskLocal package static var continuesAfterFailure = false

  /// Receives the failures of code without a test case, in addition to the session.
  @TaskLocal package static var failures: (any FailureSink)?
}
