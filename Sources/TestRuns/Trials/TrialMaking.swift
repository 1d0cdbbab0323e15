/// Runs every test of the process more than once, or records its results.
package protocol TrialMaking: AnyObject, Sendable {
  /// Runs a test that has started, and fails it if the result requires that.
  func run(_ test: some HostedTrialCase)

  /// Reports the findings after all tests have run.
  func end()

  /// Whether the set-up of the class runs in each trial, and not before all trials.
  var preparesClassInTrials: Bool { get }
}

extension TrialMaking {
  /// False: the set-up of a class comes before its tests, and again in trials if it uses an app.
  package var preparesClassInTrials: Bool { false }
}
