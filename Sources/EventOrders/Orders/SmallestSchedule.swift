import SimulatedApp
import Trials
package import VirtualTime

/// What a failing run needs to fail: the orders without any of which it passes.
package struct SmallestSchedule: Sendable {
  /// Two happenings of which the first has to come before the second.
  package struct Order: Sendable, Equatable {
    /// What comes first where it fails: `loader details ends`.
    package let first: String
    /// What comes after.
    package let second: String
    /// What the two share: a key, what a look sees.
    package let sharing: String
  }

  /// A latency that is not what the passing run has.
  package struct Delay: Sendable, Equatable {
    /// What ends after it.
    package let event: String
    /// How long it takes where the test passes.
    package let passing: VirtualDuration
    /// How long it takes where it fails.
    package let failing: VirtualDuration
  }

  /// The orders that it needs; the test passes where any of them is the other way round.
  package let orders: [Order]
  /// The latencies that bring them about.
  package let delays: [Delay]
  /// The failing run with nothing but them.
  package let failing: OrderSearch.Run
  /// A run that passes and differs in one order, the last of ``orders``.
  package let passing: OrderSearch.Run
  /// How many runs it took.
  package let replays: Int
}

extension SmallestSchedule.Order {
  fileprivate init(_ race: RunOrder.Pair, in order: RunOrder) {
    first = order.events[race.first].words
    second = order.events[race.second].words
    sharing = order.conflicts[race] ?? ""
  }
}

/// Takes all that is not needed out of a failing run.
struct ScheduleShrinker {
  private var maker: OrderMaker
  private let failure: Trial.Failure
  private let passing: OrderSearch.Run

  /// Prepares to shrink runs that fail in a way, towards a run that passes.
  init(maker: OrderMaker, failingWith failure: Trial.Failure, passing: OrderSearch.Run) {
    self.maker = maker
    self.failure = failure
    self.passing = passing
  }

  /// The smallest schedule; nil where no single order decides.
  mutating func shrink(_ run: OrderSearch.Run) -> SmallestSchedule? {
    let begun = maker.runs
    var failing = withoutNeedlessDelays(run)
    var orders: [SmallestSchedule.Order] = []
    var nearest: OrderSearch.Run?
    var tried: Set<[Int]> = []
    while let race = nextRace(of: failing, &tried) {
      let target = OrderTarget(race, in: failing.order)
      guard case .made(let other) = maker.reverse(race, of: failing, for: target) else { continue }
      if fails(other) {
        // It does not need this order; one behind it may be what it needs.
        failing = other
      } else if other.trial.outcome == .passed {
        nearest = other
        orders.append(SmallestSchedule.Order(race, in: failing.order))
      }
    }
    guard let nearest else { return nil }
    return SmallestSchedule(
      orders: orders, delays: delays(of: failing), failing: failing, passing: nearest,
      replays: maker.runs - begun)
  }

  /// A race of a run whose pair was not turned round yet, in either way.
  private func nextRace(of run: OrderSearch.Run, _ tried: inout Set<[Int]>) -> RunOrder.Pair? {
    run.order.races.first { race in
      let names = [run.order.events[race.first].name, run.order.events[race.second].name].sorted()
      return tried.insert(names).inserted
    }
  }

  /// Whether a run fails in the same way: at the same line, though it may have seen something else
  /// there, or else with the same words.
  private func fails(_ run: OrderSearch.Run) -> Bool {
    guard let first = run.trial.failures.first else { return false }
    let isSamePlace = first.line > 0 && (first.file, first.line) == (failure.file, failure.line)
    return isSamePlace || first.summary == failure.summary
  }

  /// The run with as many latencies as can be as the passing run has them.
  private mutating func withoutNeedlessDelays(_ run: OrderSearch.Run) -> OrderSearch.Run {
    var kept = run
    for name in run.plan.latencies.keys.sorted() {
      var plan = kept.plan
      plan.latencies[name] = passing.plan.latencies[name]
      guard plan != kept.plan else { continue }
      let tried = maker.run(plan)
      if fails(tried) { kept = tried }
    }
    return kept
  }

  private func delays(of failing: OrderSearch.Run) -> [SmallestSchedule.Delay] {
    let usual = Dictionary(
      passing.order.events.compactMap { event in event.draw.map { ($0.name, $0.value) } },
      uniquingKeysWith: { first, _ in first })
    return failing.order.events.compactMap { event in
      guard let draw = event.draw, let value = usual[draw.name], value != draw.value,
        failing.plan.latencies[draw.name] != nil
      else { return nil }
      return SmallestSchedule.Delay(event: event.words, passing: value, failing: draw.value)
    }
  }
}

extension OrderSearch {
  /// What a failing run needs to fail; nil where no run passes or no single order decides.
  ///
  /// Passing runs are looked for first among those made so far, then among the orders near them.
  package mutating func smallestSchedule(of failing: Run) -> SmallestSchedule? {
    guard let failure = failing.trial.failures.first else { return nil }
    if !runs.contains(where: { $0.trial.outcome == .passed }) {
      run { $0.trial.outcome == .passed }
    }
    guard let passing = runs.first(where: { $0.trial.outcome == .passed }) else { return nil }
    var shrinker = ScheduleShrinker(
      maker: newMaker, failingWith: failure, passing: passing)
    return shrinker.shrink(failing)
  }
}
