/// How a search chooses the order of events in its runs.
public enum SearchStrategy: Sendable, Hashable {
  /// Latencies drawn from their distributions, as in plain reruns.
  case plain
  /// Latencies stretched or shrunk by a factor of up to eight, as on a busy machine.
  case noise
  /// At each step of the test, the step and every pending event are equally likely to come next.
  case walk
  /// Priorities drawn for the test and for each event, changed at `depth` - 1 steps (PCT).
  ///
  /// With `n` actors and `k` steps, a run finds a failure that depends on `depth` orders with a
  /// probability of at least 1/(n k^(depth - 1)) (flakiness.md 2.1).
  case priorities(depth: Int)
  /// Orders that differ from the first run in one pair, one by one.
  case singleDelay
  /// All orders, each once.
  case exhaustive

  /// The name on the command line.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .noise: "noise"
    case .walk: "walk"
    case .priorities(let depth): "pct-\(depth)"
    case .singleDelay: "single-delay"
    case .exhaustive: "exhaustive"
    }
  }

  /// The strategies to compare.
  public static let all: [SearchStrategy] = [
    .plain, .noise, .walk, .priorities(depth: 2), .priorities(depth: 3), .singleDelay, .exhaustive,
  ]

  /// The strategy of a name; nil for an unknown one.
  public init?(named name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
