import Dispatch
import FlakeLab
import SimulatedApp
import Synchronization
import VirtualTime

/// Goal 8: a token gives the same run in every process, and a damaged one is refused.
package enum ReplayGoal {
  /// A run to replay.
  package struct Case: Sendable, Equatable {
    /// The number of the scenario.
    package let scenario: Int
    /// The token that replays it.
    package let token: String

    /// The case as one argument of a command line.
    package var argument: String { "\(scenario):\(token)" }

    /// Makes a case.
    package init(scenario: Int, token: String) {
      self.scenario = scenario
      self.token = token
    }

    /// Parses a case; nil for any other text.
    package init?(argument: String) {
      let parts = argument.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), FlakyScenario.all.indices.contains(number)
      else { return nil }
      self.init(scenario: number, token: String(parts[1]))
    }
  }

  /// A number of runs of all scenarios in turn: those of plain seeds and those that searches made.
  package static func cases(_ count: Int) -> [Case] {
    let scenarios = FlakyScenario.all.indices
    let each = (count + scenarios.count - 1) / scenarios.count
    let tokens = scenarios.map { Self.tokens(of: GoalVariant(FlakyScenario.all[$0], .flaky), each) }
    return (0..<each).flatMap { round in
      scenarios.compactMap { number in
        round < tokens[number].count ? Case(scenario: number, token: tokens[number][round]) : nil
      }
    }.prefix(count).map { $0 }
  }

  /// The tokens of an exhaustive search, of drawn priorities, and of plain seeds.
  private static func tokens(of variant: GoalVariant, _ count: Int) -> [String] {
    var search = variant.search()
    search.runLimit = max(1, count / 4)
    search.run()
    let drawn = FlakeSearch(variant, seed: 1)
      .run(.priorities(depth: 2), runs: max(1, count / 4), stopsAtFirst: false).failures
    let plain = (1...count).map { ReplayToken(seed: Seed(UInt64($0))).description }
    return Array((search.runs.map(\.token) + drawn.map(\.token) + plain).prefix(count))
  }

  /// The fingerprints of each case's replay, one of its journal and one of its trace, computed on a
  /// number of threads.
  package static func fingerprints(of cases: [Case], threads: Int) -> [String] {
    let made = Mutex([String](repeating: "", count: cases.count))
    let share = max(1, threads)
    DispatchQueue.concurrentPerform(iterations: share) { first in
      for index in stride(from: first, to: cases.count, by: share) {
        let text = fingerprint(of: cases[index])
        made.withLock { $0[index] = text }
      }
    }
    return made.withLock { $0 }
  }

  /// The flaky variant of each scenario, ready to be run.
  private static let players = FlakyScenario.all.map { scenario in
    let variant = GoalVariant(scenario, .flaky)
    return (runner: variant.runner, flow: variant.flow)
  }

  private static func fingerprint(of one: Case) -> String {
    let player = players[one.scenario]
    let prints = player.runner.fingerprints(of: player.flow, replaying: one.token)
    return String(prints.journal, radix: 16) + " " + String(prints.trace, radix: 16)
  }

  /// The row of the replays in other processes.
  ///
  /// - Parameters:
  ///   - same: the replays with the same fingerprints as in this process.
  ///   - count: the number of replays requested.
  ///   - processes: the number of processes that made them.
  ///   - cases: the cases that were replayed.
  ///   - target: the wanted number of replays.
  /// - Returns: the row.
  package static func row(
    same: Int, of count: Int, processes: Int, cases: [Case], target: Int
  ) -> GoalRow {
    let longest = cases.map(\.token.count).max() ?? 0
    return GoalRow(
      8,
      target: "\(target) of \(target) replays with the same journal and trace, in fresh processes",
      measured: "\(same) of \(count) in \(processes) processes",
      how: "runs of plain seeds, searches and priorities; every second process shares them among "
        + "threads; the longest token has \(longest) characters",
      outcome: .init(isMet: same == count && count >= target),
      figures: [
        RowFigure("replays", count), RowFigure("same", same), RowFigure("processes", processes),
      ])
  }

  /// The rows about the tokens.
  package static func rows(of cases: [Case]) -> [GoalRow] {
    rows(of: cases, damagedBy: damaged)
  }

  static func rows(of cases: [Case], damagedBy damage: (String) -> [String]) -> [GoalRow] {
    let lengths = cases.map(\.token.count)
    let longest = lengths.max() ?? 0
    let damaged = cases.prefix(200).flatMap { damage($0.token) }
    let loaded = damaged.count { (try? ReplayToken(parsing: $0)) != nil }
    return [
      GoalRow(
        8, target: "a token has at most 200 characters",
        measured:
          "\(GoalWords.number(GoalWords.median(lengths), places: 1)) in the middle, at most "
          + "\(longest)",
        how: "the same runs", outcome: .init(isMet: longest <= 200),
        figures: [
          RowFigure("longest_token", longest),
          RowFigure("tokens_over_200", lengths.count { $0 > 200 }),
        ]),
      GoalRow(
        8, target: "a damaged token is refused with a reason",
        measured: "\(damaged.count - loaded) of \(damaged.count) refused",
        how: "each character of 200 tokens left out, and each put for another",
        outcome: .init(isMet: loaded == 0),
        figures: [RowFigure("damaged", damaged.count), RowFigure("loaded", loaded)]),
    ]
  }

  /// A token with each of its characters left out, and with each replaced.
  static func damaged(_ token: String) -> [String] {
    let characters = Array(token)
    return characters.indices.flatMap { index in
      var shorter = characters
      shorter.remove(at: index)
      var other = characters
      other[index] = characters[index] == "7" ? "8" : "7"
      return [String(shorter), String(other)]
    }
  }
}

extension TrialRunner {
  /// Replays a flow with a token and returns the journal, in UTF-8, and the trace.
  func recording(of flow: Flow, replaying token: String) -> (journal: [UInt8], trace: RunTrace) {
    var configuration = configuration(of: flow, seed: 1)
    configuration.replay = token
    configuration.isJournaling = true
    let session = AppSession(app: app, configuration: configuration)
    let tracer = session.trace()
    play(flow, in: session)
    let journal = session.device.journal?.bytes ?? []
    session.traceRest()
    return (journal, tracer.trace)
  }

  func fingerprints(of flow: Flow, replaying token: String) -> (journal: UInt64, trace: UInt64) {
    let (journal, trace) = recording(of: flow, replaying: token)
    let lines = trace.happenings.map {
      "\($0.name) \($0.words) \($0.instant.nanoseconds) \($0.reads.sorted()) \($0.writes.sorted())"
    }
    return (stableHash(journal), stableHash(lines.joined(separator: "\n").utf8))
  }
}
