/// Runs every test of the process more than once, or records its results.
package protocol TrialMaking: AnyObject, Sendable {
  /// Runs a test that has started, and fails it if the result requires that.
  func run(_ test: some HostedTrialCase)

  /// Reports the findings after all tests have run.
  func end()
}
