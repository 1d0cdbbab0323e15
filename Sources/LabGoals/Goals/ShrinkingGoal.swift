import EventOrders
import Trials
import VirtualTime

/// Goal 6: a failing run shrinks to exactly the orders on which it depends.
package enum ShrinkingGoal {
  /// The result of shrinking one failing run.
  struct Shrunk {
    let subject: String
    let planted: Int
    /// The number of orders left; nil if shrinking had no result.
    let orders: Int?
    /// Whether the test passes if any one of them is reversed.
    let isMinimal: Bool
    let replays: Int

    var isExact: Bool { orders == planted }
  }

  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    let shrunk = subjects(isQuick: isQuick).flatMap { subject in
      (1...(isQuick ? 1 : 5)).compactMap { shrink(subject.variant, subject.depth, seed: $0) }
    }
    return rows(of: shrunk)
  }

  static func rows(of shrunk: [Shrunk]) -> [GoalRow] {
    let exact = shrunk.count(where: \.isExact)
    let minimal = shrunk.count(where: \.isMinimal)
    let share = GoalWords.share(exact, of: shrunk.count)
    let replays = shrunk.map(\.replays)
    let wrong = Set(shrunk.filter { !$0.isExact || !$0.isMinimal }.map(\.subject)).sorted()
    return [
      GoalRow(
        6, target: "at least 95 % shrink to exactly the planted orders, and all are minimal",
        measured:
          "\(exact) of \(shrunk.count) (\(GoalWords.percent(share))) exact, \(minimal) minimal"
          + (wrong.isEmpty ? "" : "; not so: " + wrong.joined(separator: ", ")),
        how:
          "planted faults of 1 to 6 orders and scenarios that say how many; the last failing run "
          + "of a search; each order turned round, the others kept, passes",
        outcome: .init(isMet: share >= 0.95 && minimal == shrunk.count),
        figures: [
          RowFigure("shrunk", shrunk.count), RowFigure("exact", exact),
          RowFigure("minimal", minimal),
        ]),
      GoalRow(
        6, target: "at most 25 runs in the middle (10)",
        measured: "\(GoalWords.number(GoalWords.median(replays), places: 1)), at most "
          + "\(replays.max() ?? 0)",
        how: "the same; runs that the shrinking made",
        outcome: .init(isMet: GoalWords.median(replays) <= 25),
        figures: [
          RowFigure("median_replays", GoalWords.median(replays)),
          RowFigure("most_replays", replays.max() ?? 0),
        ]),
    ]
  }

  private static func subjects(isQuick: Bool) -> [(variant: GoalVariant, depth: Int)] {
    let planted = (1...(isQuick ? 4 : 6)).flatMap { depth in
      (isQuick ? [1] : [0, 1, 3]).map { bystanders in
        let fault = PlantedFault(depth: depth, bystanders: bystanders)
        return (GoalVariant("planted \(depth)", app: fault.app, flow: fault.flow), depth)
      }
    }
    let scenarios = FlakyScenario.all.filter { $0.plantedDepth > 0 }
      .map { (GoalVariant($0, .flaky), $0.plantedDepth) }
    return planted + scenarios
  }

  /// Shrinks the last failing run of a search; nil if none fails.
  static func shrink(_ variant: GoalVariant, _ depth: Int, seed: Int) -> Shrunk? {
    var search = variant.search(seed: Seed(UInt64(seed)))
    search.runLimit = 2_000
    search.run()
    guard let failing = search.runs.last(where: { $0.trial.outcome == .failed }) else { return nil }
    guard let schedule = search.smallestSchedule(of: failing) else {
      return Shrunk(
        subject: variant.name, planted: depth, orders: nil, isMinimal: false, replays: 0)
    }
    return Shrunk(
      subject: variant.name, planted: depth, orders: schedule.orders.count,
      isMinimal: search.isMinimal(schedule), replays: schedule.replays)
  }
}
