package import EventOrders
import SimulatedApp
import Trials
import VirtualTime

/// Goal 4: an exhaustive search finds every possible outcome in few runs.
package enum CertificateGoal {
  /// The result of searching a random program, compared with plain runs of it.
  struct Comparison {
    let seed: Seed
    /// The number of outcomes that plain runs had and the search did not find.
    let misses: Int
    let runs: Int
    let classes: Int
    let isExhausted: Bool
  }

  /// Measures everything except the time.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    let compared = (1...(isQuick ? 60 : 1_000)).map {
      compare(seed: Seed(UInt64($0)), chances: isQuick ? 100 : 200)
    }
    return [misses(compared, chances: isQuick ? 100 : 200), perClass(compared), reduction]
  }

  static func compare(seed: Seed, chances: Int, runLimit: Int = 10_000) -> Comparison {
    let program = RandomProgram(seed: seed)
    let variant = GoalVariant("random \(seed)", app: program.app, flow: program.flow)
    var search = variant.search()
    search.runLimit = runLimit
    search.run()
    let seen = Set(search.runs.flatMap(\.trial.failures).map(\.summary))
    let byChance = Set(variant.plainRuns(chances).flatMap(\.failures).map(\.summary))
    return Comparison(
      seed: seed, misses: byChance.subtracting(seen).count,
      runs: search.runsMade - search.probesMade,
      classes: Set(search.runs.map(\.signature)).count,
      isExhausted: search.coversAll)
  }

  static func misses(_ compared: [Comparison], chances: Int) -> GoalRow {
    let misses = compared.reduce(0) { $0 + $1.misses }
    let finished = compared.count(where: \.isExhausted)
    let hidden = compared.filter(\.isExhausted).reduce(0) { $0 + $1.misses }
    let wrong = compared.filter { $0.misses > 0 || !$0.isExhausted }
      .map { "\($0.seed)" }.joined(separator: " ")
    return GoalRow(
      4, target: "all outcomes of at least 1,000 small programs, none missed",
      measured:
        "\(hidden) outcomes missed in the \(finished) of \(compared.count) programs that were "
        + "searched to the end, \(misses - hidden) in the others"
        + (wrong.isEmpty ? "" : " (seeds \(wrong))"),
      how: "random programs of 3 loaders and 5 steps; what \(chances) runs by chance show of each",
      outcome: .init(isMet: misses == 0 && finished == compared.count),
      figures: [
        RowFigure("programs", compared.count), RowFigure("missed", misses),
        RowFigure("missed_unseen", hidden), RowFigure("exhausted", finished),
      ])
  }

  static func perClass(_ compared: [Comparison]) -> GoalRow {
    let runs = compared.reduce(0) { $0 + $1.runs }
    let classes = compared.reduce(0) { $0 + $1.classes }
    let ratio = GoalWords.share(runs, of: classes)
    return GoalRow(
      4, target: "at most 1.2 runs for each order that can end otherwise (1.0)",
      measured: "\(GoalWords.number(ratio)): \(runs) runs, \(classes) orders",
      how: "the same programs; runs that missed the order they were made for count, and the "
        + "probes that follow do not",
      outcome: .init(isMet: ratio <= 1.2),
      figures: [RowFigure("runs_per_class", ratio), RowFigure("classes", classes)])
  }

  private static var reduction: GoalRow {
    let program = LadderProgram(loaders: 7)
    var search = GoalVariant("ladder", app: program.app, flow: program.hasty).search()
    search.run()
    let all = search.runs.first?.orderCount ?? 0
    let events = search.runs.first?.eventCount ?? 0
    let runs = search.runsMade
    let factor = all / Double(max(1, runs))
    return GoalRow(
      4, target: "at least 1e5 times fewer runs than orders, at 19 events or more",
      measured: "\(GoalWords.power(factor)) times: \(GoalWords.power(all)) orders of \(events) "
        + "events, \(runs) runs",
      how: "7 loaders begun by taps and looked at by the test; orders by causes alone are counted",
      outcome: .init(isMet: search.isExhausted && events >= 19 && factor >= 1e5),
      figures: [
        RowFigure("orders", all), RowFigure("events", events), RowFigure("ladder_runs", runs),
      ])
  }

  /// Certifies a test of twenty steps that taps and looks while loaders run; nil if that fails.
  package static func certify() -> OrderCertificate? {
    let program = LadderProgram(loaders: 6)
    var search = GoalVariant("ladder", app: program.app, flow: program.hasty).search()
    search.run()
    return OrderCertificate(of: search)
  }

  /// The row of the time that `certify()` takes.
  package static func row(seconds: Double) -> GoalRow {
    let certificate = certify()
    let runs = certificate?.orders ?? 0
    return GoalRow(
      4, target: "a test of 20 steps certified in at most 2 s",
      measured: certificate == nil
        ? "no certificate" : "\(GoalWords.number(seconds, places: 3)) s, \(runs) runs",
      how:
        "\(certificate?.happenings ?? 0) events, 6 of them loaders that end while the test taps "
        + "and looks; median of several",
      outcome: .init(isMet: certificate != nil && seconds <= 2),
      figures: [RowFigure("certify_s", seconds), RowFigure("certify_runs", runs)], isTimed: true)
  }
}
