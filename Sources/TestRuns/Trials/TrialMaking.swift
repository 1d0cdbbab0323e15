/// Runs every test of the process more than once, or keeps its results.
package protocol TrialMaking: AnyObject, Sendable {
  /// Runs a test that has begun, and fails it where that is due.
  func run(_ test: some HostedTrialCase)

  /// Reports what was found, once all tests have been run.
  func end()
}
