/// The verdict on a flow from its trials.
public enum Verdict: String, Sendable {
  /// Every trial passed.
  case steadyPass
  /// Every trial failed.
  case steadyFail
  /// Some passed and some failed.
  case flaky

  /// The verdict in a table.
  package var words: String {
    switch self {
    case .steadyPass: "steady pass"
    case .steadyFail: "steady fail"
    case .flaky: "FLAKY"
    }
  }

  /// The verdict for a number of failures among a number of trials; without trials it is a pass.
  public init(failures: Int, runs: Int) {
    if failures == 0 {
      self = .steadyPass
    } else {
      self = failures == runs ? .steadyFail : .flaky
    }
  }
}
