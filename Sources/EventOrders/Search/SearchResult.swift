public import Trials

/// The result of searching for a failing order of events.
public struct SearchResult: Sendable, Equatable {
  /// A failing run.
  public struct Failure: Sendable, Equatable {
    /// Which run of the search it was, counted from 1.
    public let run: Int
    /// The trial of the run.
    public let trial: Trial
    /// The token that replays it: set `REHEARSAL_REPLAY` to it.
    public let token: String
  }

  /// How orders were chosen.
  public let strategy: SearchStrategy
  /// How many runs were made.
  public let runs: Int
  /// The runs that failed, in order.
  public let failures: [Failure]
  /// Whether every order was run; only an exhaustive search knows.
  public let isExhausted: Bool
}
