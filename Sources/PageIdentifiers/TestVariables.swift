/// The names of the launch environment variables that tests set for the app.
///
/// Change them if the app already has other names.
///
/// ```swift
/// var names = TestVariables()
/// names.account = "stubAccount"
/// ```
public struct TestVariables: Sendable, Equatable {
  /// The account that is signed in.
  public var account = "account"
  /// The toggles that are on, with commas in between.
  public var enabledToggles = "enabledToggles"
  /// The toggles that are off.
  public var disabledToggles = "disabledToggles"
  /// The data of toggles, as a JSON object by their names.
  public var enabledTogglesInfo = "enabledTogglesInfo"
  /// `true` if the first screen waits for the experiments.
  public var waitForExperiments = "waitForExperiments"
  /// The experiments as `name=value`, with commas in between.
  public var experiments = "experiments"
  /// The sets of stubs, with commas in between.
  public var stubSets = "stubSets"

  /// The default names.
  public init() {}
}
