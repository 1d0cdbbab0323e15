public import PredicateFormat

/// What a server decides for the app: values that a loader brings at every launch.
///
/// Expressions read `experiments.<name>`. With the variable on, the first screen comes only when
/// the loader has ended, and what it brought holds at once; without it, it is stored and holds from
/// the next launch on. A loader that fails leaves what holds as it is.
public struct ExperimentsDefinition: Sendable, Equatable {
  /// The loader whose result is a record of values by the experiments' names.
  public var loader: String
  /// The variable of the launch environment that makes the app wait.
  public var waitVariable: String
  /// The experiments, and what they are until the loader has brought them once.
  public var values: [String: FormatValue]

  /// The usual ``waitVariable``.
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

  /// The values of a loader's result that belong to experiments; nil where it is no record.
  package func values(in result: FormatValue) -> [String: FormatValue]? {
    guard case .record(let members) = result else { return nil }
    return members.filter { values[$0.key] != nil }
  }
}
