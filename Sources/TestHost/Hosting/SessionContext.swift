/// Where the code of a test finds its session.
package enum SessionContext {
  /// The session of the running test; nil outside a test.
  @TaskLocal package static var current: (any HostedSession)?

  /// Whether code that has no test case goes on after a failure.
  @TaskLocal package static var continuesAfterFailure = false

  /// Takes the failures of code that has no test case, besides the session.
  @TaskLocal package static var failures: (any FailureSink)?
}
