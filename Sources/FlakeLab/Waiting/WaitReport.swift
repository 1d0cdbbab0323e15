public import VirtualTime

/// The results of wait strategies in a scenario, compared with the perfect wait.
public struct WaitReport: Sendable, Equatable {
  /// The results of one strategy.
  public struct Row: Sendable, Equatable {
    /// The strategy.
    public let strategy: WaitStrategy
    /// How often the follow-up failed.
    public let rate: FlakeRate
    /// The mean duration of the waits.
    public let mean: VirtualDuration
    /// The time that 19 of 20 waits did not exceed.
    public let most: VirtualDuration

    init(strategy: WaitStrategy, outcomes: [WaitRunner.Outcome]) {
      self.strategy = strategy
      rate = FlakeRate(failures: outcomes.count { !$0.isPassed }, runs: outcomes.count)
      let times = outcomes.map(\.waited).sorted()
      mean = times.reduce(.zero, +) / max(1, times.count)
      most = times.isEmpty ? .zero : times[min(times.count - 1, times.count * 19 / 20)]
    }
  }

  /// A point of a curve: the result of a timeout, or of a pause, of one length.
  public struct Point: Sendable, Equatable {
    /// The longest duration of the wait.
    public let time: VirtualDuration
    /// The share of the runs in which the condition is permanently true by then.
    public let passing: Double
  }

  /// The scenario's name.
  public let scenario: String
  /// The strategies, the perfect wait first.
  public let rows: [Row]
  /// The wait that each run needed; nil if no wait was long enough.
  public let needed: [VirtualDuration?]
  /// The number of runs with more events than are followed, whose perfect wait may be too short.
  public let cutRuns: Int
  /// The most events of a run that are followed.
  let eventLimit: Int

  /// The duration of a row relative to the perfect wait; nil if that took no time.
  public func ratio(of row: Row) -> Double? {
    guard let oracle = rows.first, oracle.mean > .zero else { return nil }
    return row.mean / oracle.mean
  }

  /// The probability that a wait is long enough, for lengths at even steps.
  public func curve(points: Int = 60) -> [Point] {
    let known = needed.compactMap { $0 }.sorted()
    guard let last = known.last, points > 1 else { return [] }
    let end = last * 1.1 + .milliseconds(1)
    return (0..<points).map { number in
      let time = end * (Double(number) / Double(points - 1))
      let held = known.count { $0 <= time }
      return Point(time: time, passing: Double(held) / Double(needed.count))
    }
  }
}

extension WaitReport: CustomStringConvertible {
  /// A table with a line for each strategy: its failure rate and its duration.
  public var description: String {
    let cells = rows.map { row in
      [
        "\(row.strategy)", "\(row.rate)", WaitStrategy.short(row.mean),
        WaitStrategy.short(row.most), ratio(of: row).map { Self.times($0) } ?? "",
      ]
    }
    let table = [["strategy", "fails", "mean", "p95", "of oracle"]] + cells
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = [scenario] + table.map { Self.line($0, widths) } + [cutWords].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  /// A note on what the perfect wait does not take into account; nil if it knows whole runs.
  private var cutWords: String? {
    guard cutRuns > 0 else { return nil }
    return "In \(cutRuns) of \(needed.count) runs more than \(eventLimit) events came: the oracle "
      + "knows nothing of those after them."
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }

  /// A ratio as text, such as `1.05x`.
  package static func times(_ ratio: Double) -> String {
    let hundredths = Int(min(ratio * 100, 1e9).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)x"
  }
}
