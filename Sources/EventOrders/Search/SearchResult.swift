public import Trials

/// What a search for an order of events that fails came to.
public struct SearchResult: Sendable, Equatable {
  /// A failing run.
  public struct Failure: Sendable, Equatable {
    /// Which run of the search it was, counted from 1.
    public let run: Int
    /// How it went.
    public let trial: Trial
    /// What replays it: give it to `REHEARSAL_REPLAY`.
    public let token: String
  }

  /// How orders were chosen.
  public let strategy: SearchStrategy
  /// How many runs were made.
  public let runs: Int
  /// The runs that failed, in order.
  public let failures: [Failure]
  /// Whether there is no other order left; only an exhaustive search can tell.
  public let isExhausted: Bool
}
