/// Where the code of a test finds its session.
package enum SessionContext {
  /// The session of the running test, or nothing outside one.
  @TaskLocal package static var current: (any HostedSession)?

  /// Whether code that no test case stands in front of goes on after a failure.
  @TaskLocal package static var continuesAfterFailure = false

  /// Who takes the failures of code that no test case stands in front of, besides the session.
  @TaskLocal static var failures: IssueSink?
}
