import Foundation
import SimulatedApp
import Trials
package import VirtualTime

/// What a failing run needs to fail: orders, answers of chance and latencies, without any of which
/// it passes.
package struct SmallestSchedule: Sendable {
  /// Two happenings of which the first has to come before the second.
  package struct Order: Sendable, Equatable {
    /// What comes first where it fails: `loader details ends`.
    package let first: String
    /// What comes after.
    package let second: String
    /// What the two share: a key, what a look sees.
    package let sharing: String
    /// The names of the two in any run.
    let names: (first: String, second: String)
    /// What kinds of things they are.
    let origins: (first: HappeningOrigin, second: HappeningOrigin)

    package static func == (one: Order, other: Order) -> Bool {
      one.names == other.names && one.sharing == other.sharing
    }
  }

  /// An answer of chance.
  package struct Answer: Sendable, Equatable {
    /// What was asked, the same in every run: `loader picture.failure`.
    package let question: String
    /// What comes out where it fails.
    package let failing: UInt64
    /// What comes out where the test passes.
    package let passing: UInt64
    /// The name of the question in any run.
    let name: String
    /// The name of the happening in which it is asked.
    let asker: String?
  }

  /// A latency that is not what the passing run has.
  package struct Delay: Sendable, Equatable {
    /// What ends after it.
    package let event: String
    /// How long it takes where the test passes.
    package let passing: VirtualDuration
    /// How long it takes where it fails.
    package let failing: VirtualDuration
    /// The name of what ends in any run.
    let name: String
    /// What kind of thing that is.
    let origin: HappeningOrigin

    package static func == (one: Delay, other: Delay) -> Bool {
      one.name == other.name && one.passing == other.passing && one.failing == other.failing
    }
  }

  /// The orders that it needs; the test passes where any of them is the other way round.
  package let orders: [Order]
  /// The answers of chance that it needs.
  package let answers: [Answer]
  /// The latencies that bring them about; where neither an order nor an answer decides, those that
  /// it needs.
  package let delays: [Delay]
  /// The failing run with nothing but them.
  package let failing: OrderSearch.Run
  /// A run that passes and differs in one order, the last of ``orders``, or in one answer or
  /// latency where there is none.
  package let passing: OrderSearch.Run
  /// For each of ``orders`` a run that passes and has that one the other way round.
  let turned: [OrderSearch.Run]
  /// How many runs it took.
  package let replays: Int

  /// How many things it hangs on: orders and answers, or latencies where there are none of those.
  package var depth: Int {
    orders.isEmpty && answers.isEmpty ? delays.count : orders.count + answers.count
  }
}

extension SmallestSchedule.Order {
  fileprivate init(_ race: RunOrder.Pair, in order: RunOrder) {
    first = order.events[race.first].words
    second = order.events[race.second].words
    sharing = order.conflicts[race] ?? ""
    names = (order.events[race.first].text, order.events[race.second].text)
    origins = (order.events[race.first].origin, order.events[race.second].origin)
  }
}

extension RunOrder {
  /// Whether the first of an order, or else its second, stands before that of another.
  fileprivate func comes(
    _ one: SmallestSchedule.Order, before other: SmallestSchedule.Order
  ) -> Bool {
    let place = { (name: String) in events.firstIndex { $0.text == name } ?? events.count }
    return (place(one.names.first), place(one.names.second))
      < (place(other.names.first), place(other.names.second))
  }

  /// The test's last step, by its name and words.
  fileprivate var lastStep: String? {
    events.last { $0.isOfTest && !$0.isAfterTest }.map { "\($0.text): \($0.words)" }
  }
}

/// Takes all that is not needed out of a failing run.
struct ScheduleShrinker {
  private var maker: OrderMaker
  private let failure: Trial.Failure
  private let passing: OrderSearch.Run
  /// The step at which the failing run ends: one that ends there fails the same assertion.
  private var lastStep: String?

  /// Prepares to shrink runs that fail in a way, towards a run that passes.
  init(maker: OrderMaker, failingWith failure: Trial.Failure, passing: OrderSearch.Run) {
    self.maker = maker
    self.failure = failure
    self.passing = passing
  }

  /// The smallest schedule; nil where nothing decides by itself.
  mutating func shrink(_ run: OrderSearch.Run) -> SmallestSchedule? {
    let begun = maker.runs
    lastStep = run.order.lastStep
    let begin = withoutNeedlessDelays(run)
    var (failing, found, hasMoved) = neededOrders(of: begin, fromEnd: false)
    if hasMoved {
      // An event that moved across steps can hide what lies behind it: once more, from the end.
      let (other, more, _) = neededOrders(of: begin, fromEnd: true)
      found += more.filter { new in !found.contains { $0.order == new.order } }
      if found.isEmpty { failing = other }
    }
    found.sort { begin.order.comes($0.order, before: $1.order) }
    var nearest = found.last?.passing
    let answers = neededAnswers(of: &failing, &nearest)
    let delays = nearest == nil ? neededDelays(of: &failing, &nearest) : delays(of: failing)
    guard let nearest else { return nil }
    return SmallestSchedule(
      orders: found.map(\.order), answers: answers, delays: delays, failing: failing,
      passing: nearest, turned: found.map(\.passing), replays: maker.runs - begun)
  }

  /// An order that is needed, and a run that has the other and passes.
  private typealias NeededOrder = (order: SmallestSchedule.Order, passing: OrderSearch.Run)

  /// Turns races round, one after the other; a run that fails all the same is gone on from.
  private mutating func neededOrders(
    of run: OrderSearch.Run, fromEnd: Bool
  ) -> (failing: OrderSearch.Run, found: [NeededOrder], hasMoved: Bool) {
    var failing = run
    var found: [NeededOrder] = []
    var tried: Set<[Int]> = []
    var hasMoved = false
    while let race = nextRace(of: failing, &tried, fromEnd: fromEnd) {
      let target = OrderTarget(race, in: failing.order)
      guard case .made(let other) = maker.reverse(race, of: failing, for: target) else { continue }
      if fails(other) {
        // It does not need this order; one behind it may be what it needs.
        failing = other
        hasMoved = true
      } else if other.trial.outcome == .passed {
        found.append((SmallestSchedule.Order(race, in: failing.order), other))
      }
    }
    return (failing, found, hasMoved)
  }

  /// A race of a run whose pair was not turned round yet, in either way.
  private func nextRace(
    of run: OrderSearch.Run, _ tried: inout Set<[Int]>, fromEnd: Bool
  ) -> RunOrder.Pair? {
    let races = run.order.races
    return (fromEnd ? races.reversed() : races).first { race in
      let names = [run.order.events[race.first].name, run.order.events[race.second].name].sorted()
      return tried.insert(names).inserted
    }
  }

  /// Whether a run fails in the same way: at the same line, though it may have seen something else
  /// there, or else with the same words.
  private func fails(_ run: OrderSearch.Run) -> Bool {
    guard let first = run.trial.failures.first else { return false }
    let isSamePlace = first.line > 0 && (first.file, first.line) == (failure.file, failure.line)
    return isSamePlace || FailureWords(first.summary) == FailureWords(failure.summary)
      || run.order.lastStep == lastStep
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
      return SmallestSchedule.Delay(
        event: event.words, passing: value, failing: draw.value, name: event.text,
        origin: event.origin)
    }
  }

  /// The answers of which another makes it pass; those that do not matter become the passing run's.
  private mutating func neededAnswers(
    of failing: inout OrderSearch.Run, _ nearest: inout OrderSearch.Run?
  ) -> [SmallestSchedule.Answer] {
    var needed: [SmallestSchedule.Answer] = []
    for answer in failing.order.answers where answer.bound <= OrderSearch.widestAnswer {
      let usual = passing.order.answers.first { $0.text == answer.text }?.value
      let others = (0..<answer.bound).filter { $0 != answer.value }
        .sorted { ($0 == usual ? 0 : 1, $0) < ($1 == usual ? 0 : 1, $1) }
      for value in others {
        var plan = failing.plan
        plan.answers[answer.text] = value
        let other = maker.run(plan)
        guard other.trial.outcome == .passed else { continue }
        nearest = nearest ?? other
        needed.append(Self.answer(answer, passing: value, in: failing.order))
        break
      }
    }
    return needed
  }

  private static func answer(
    _ answer: RunOrder.Answer, passing: UInt64, in order: RunOrder
  ) -> SmallestSchedule.Answer {
    let question = answer.text.components(separatedBy: " > ").last ?? answer.text
    return SmallestSchedule.Answer(
      question: question, failing: answer.value, passing: passing, name: answer.text,
      asker: answer.event.map { order.events[$0].text })
  }

  /// The latencies without any of which it passes, all others as the passing run has them.
  private mutating func neededDelays(
    of failing: inout OrderSearch.Run, _ nearest: inout OrderSearch.Run?
  ) -> [SmallestSchedule.Delay] {
    var needed: [SmallestSchedule.Delay] = []
    for event in passing.order.events {
      guard let draw = event.draw,
        let own = failing.order.events.first(where: { $0.draw?.name == draw.name })?.draw,
        own.value != draw.value
      else { continue }
      var plan = failing.plan
      plan.latencies[draw.name] = draw.value
      let other = maker.run(plan)
      if fails(other) {
        failing = other
      } else if other.trial.outcome == .passed {
        nearest = other
        needed.append(
          SmallestSchedule.Delay(
            event: event.words, passing: draw.value, failing: own.value, name: event.text,
            origin: event.origin))
      }
    }
    return needed
  }
}

extension OrderSearch {
  /// What a failing run needs to fail; nil where no run passes or nothing decides by itself.
  ///
  /// Passing runs are looked for first among those made so far, then among the orders near them,
  /// then among what other seeds give.
  package mutating func smallestSchedule(of failing: Run) -> SmallestSchedule? {
    guard let failure = failing.trial.failures.first else { return nil }
    if !runs.contains(where: { $0.trial.outcome == .passed }) {
      run { $0.trial.outcome == .passed }
    }
    guard let passing = runs.first(where: { $0.trial.outcome == .passed }) ?? drawnPassing() else {
      return nil
    }
    var shrinker = ScheduleShrinker(
      maker: newMaker, failingWith: failure, passing: passing)
    return shrinker.shrink(failing)
  }

  /// A run that passes with the latencies and answers of another seed; nil where none does.
  private func drawnPassing() -> Run? {
    var maker = newMaker
    for offset in 1...Self.seedsTried {
      let other = maker.test.trace(seed: Seed(maker.seed.value &+ UInt64(offset)))
      var plan = SteeringPlan()
      for case let draw? in other.trace.happenings.map(\.draw) {
        plan.latencies[draw.name] = draw.value
      }
      for answer in other.trace.answers { plan.answers[answer.name] = answer.value }
      let run = maker.run(plan)
      if run.trial.outcome == .passed { return run }
    }
    return nil
  }

  /// How many seeds are asked for latencies that pass.
  private static let seedsTried = 20
}
