public import PredicateFormat

/// Values that a server decides for the app; a loader fetches them at every launch.
///
/// Expressions read `experiments.<name>`. If the variable is on, the first screen waits for the
/// loader, and the fetched values apply at once. If it is off, the values are stored and apply from
/// the next launch on. If the loader fails, the current values stay.
public struct ExperimentsDefinition: Sendable, Equatable {
  /// The loader whose result is a record with a value for each experiment.
  public var loader: String
  /// The variable of the launch environment that makes the app wait.
  public var waitVariable: String
  /// The experiments, with their values until the first successful fetch.
  public var values: [String: FormatValue]

  /// The default of ``waitVariable``.
  public static let usualWaitVariable = "waitForExperiments"

  /// Makes experiments.
  public init(
    loader: String, waitVariable: String = ExperimentsDefinition.usualWaitVariable,
    values: [String: FormatValue]
  ) {
    self.loader = loader
    self.waitVariable = waitVariable
    self.values = values
  }

  /// The values of a loader's result that belong to experiments; nil if the result is not a record.
  package func values(in result: FormatValue) -> [String: FormatValue]? {
    guard case .record(let members) = result else { return nil }
    return members.filter { values[$0.key] != nil }
  }
}
