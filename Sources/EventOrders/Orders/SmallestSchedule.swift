import Foundation
import SimulatedApp
import Trials
package import VirtualTime

/// What a failing run needs to fail: orders, answers of chance and latencies.
///
/// Without any one of them it passes.
package struct SmallestSchedule: Sendable {
  /// Two events; the first must come before the second.
  package struct Order: Sendable, Equatable {
    /// What comes first in the failing run: `loader details ends`.
    package fileprivate(set) var first: String
    /// The event that comes after it.
    package fileprivate(set) var second: String
    /// The thing that both use, such as a key or the element of a lookup.
    package let sharing: String
    /// The names of the two, the same in every run.
    let names: (first: String, second: String)
    /// The kinds of the two.
    let origins: (first: HappeningOrigin, second: HappeningOrigin)
    /// The words of both, if they are the same event of two starts.
    fileprivate(set) var startedTwice: String?
    /// The steps of the test that led to the two, if these differ.
    fileprivate(set) var steps: (first: String?, second: String?)

    package static func == (one: Order, other: Order) -> Bool {
      one.names == other.names && one.sharing == other.sharing
    }
  }

  /// An answer of chance.
  package struct Answer: Sendable, Equatable {
    /// What was asked, the same in every run: `loader picture.failure`.
    package let question: String
    /// The answer in the failing run.
    package let failing: UInt64
    /// The answer in the passing run.
    package let passing: UInt64
    /// How many answers there are.
    let bound: UInt64
    /// The name of the question, the same in every run.
    let name: String
    /// The name of the event that asks it.
    let asker: String?
  }

  /// A latency that differs from the passing run.
  package struct Delay: Sendable, Equatable {
    /// The event that ends after it.
    package fileprivate(set) var event: String
    /// How long it takes in the passing run.
    package let passing: VirtualDuration
    /// How long it takes in the failing run.
    package let failing: VirtualDuration
    /// The name of what ends, the same in every run.
    let name: String
    let origin: HappeningOrigin

    package static func == (one: Delay, other: Delay) -> Bool {
      one.name == other.name && one.passing == other.passing && one.failing == other.failing
    }
  }

  /// The orders that it needs; with any of them reversed the test passes.
  package private(set) var orders: [Order]
  /// The answers of chance that it needs.
  package let answers: [Answer]
  /// The latencies that produce them; the latencies that the failure needs, if neither an order nor
  /// an answer decides.
  package private(set) var delays: [Delay]
  /// The failing run with only these.
  package let failing: OrderSearch.Run
  /// A passing run that differs only in the last of ``orders``, or in one answer or latency if
  /// there are no orders.
  package let passing: OrderSearch.Run
  /// For each of ``orders``, a passing run with that order reversed.
  let turned: [OrderSearch.Run]
  /// The number of runs that it took.
  package let replays: Int

  /// The same schedule, in which the parts of tasks are named by lines of the app's source.
  fileprivate func naming(by lines: TaskLines) -> SmallestSchedule {
    var named = self
    for index in orders.indices {
      let (order, names) = (orders[index], orders[index].names)
      named.orders[index].name(
        lines.words(for: names.first) ?? order.first,
        lines.words(for: names.second) ?? order.second)
    }
    for index in delays.indices {
      named.delays[index].event = lines.words(for: delays[index].name) ?? delays[index].event
    }
    return named
  }

  fileprivate var hasTasks: Bool {
    let origins = delays.map(\.origin) + orders.flatMap { [$0.origins.first, $0.origins.second] }
    return origins.contains { $0 == .task || $0 == .answer }
  }

  /// How many things it depends on: orders and answers, or else latencies.
  package var depth: Int {
    orders.isEmpty && answers.isEmpty ? delays.count : orders.count + answers.count
  }
}

extension SmallestSchedule.Answer: CustomStringConvertible {
  /// The answers of the failing and of the passing run; those of a wide range as places in it.
  package var description: String {
    guard bound > OrderSearch.widestAnswer else {
      return "\(question) gives \(failing), not \(passing)"
    }
    let share = { (value: UInt64) in
      FlakeRate.percent(Double(value) / Double(bound)) + " %"
    }
    return "\(question) draws a number at \(share(failing)) of its range, "
      + "where it passes at \(share(passing))"
  }
}

extension SmallestSchedule.Order {
  fileprivate init(_ race: RunOrder.Pair, in order: RunOrder) {
    (first, second) = (order.events[race.first].words, order.events[race.second].words)
    if first == second { startedTwice = first }
    sharing = order.conflicts[race] ?? ""
    names = (order.events[race.first].text, order.events[race.second].text)
    origins = (order.events[race.first].origin, order.events[race.second].origin)
    let leading = [race.first, race.second].map(order.step(leadingTo:))
    if leading[0] != leading[1] {
      let words = leading.map { $0.map { order.events[$0].words } }
      steps = (words[0], words[1])
    }
    name(first, second)
  }

  /// Names the two events; if both have the same words, also by the steps that led to them.
  fileprivate mutating func name(_ one: String, _ other: String) {
    let isSame = one == other
    let start = { (step: String?) in isSame ? step.map { ", started by \($0)" } ?? "" : "" }
    (first, second) = (one + start(steps.first), other + start(steps.second))
  }
}

extension RunOrder {
  fileprivate func step(leadingTo event: Int) -> Int? {
    var place = events[event].cause
    while let known = place, !events[known].isOfTest { place = events[known].cause }
    return place
  }

  /// Whether one order sorts before another, by its first event and then by its second.
  fileprivate func comes(
    _ one: SmallestSchedule.Order, before other: SmallestSchedule.Order
  ) -> Bool {
    let place = { (name: String) in events.firstIndex { $0.text == name } ?? events.count }
    return (place(one.names.first), place(one.names.second))
      < (place(other.names.first), place(other.names.second))
  }
}

/// Shrinks a failing run to what it needs.
struct ScheduleShrinker {
  private var maker: OrderMaker
  private let failure: Trial.Failure
  private let passing: OrderSearch.Run

  /// Prepares to shrink a failing run towards a passing one.
  init(maker: OrderMaker, failingWith failure: Trial.Failure, passing: OrderSearch.Run) {
    self.maker = maker
    self.failure = failure
    self.passing = passing
  }

  /// The smallest schedule; nil if no single thing decides.
  mutating func shrink(_ run: OrderSearch.Run) -> SmallestSchedule? {
    let begun = maker.runs
    let begin = withoutNeedlessDelays(run)
    var (failing, found, hasMoved) = neededOrders(of: begin, fromEnd: false)
    if hasMoved {
      // An event that moved across steps can hide others, so it goes over them again from the end.
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

  /// A needed order, and a passing run with it reversed.
  private typealias NeededOrder = (order: SmallestSchedule.Order, passing: OrderSearch.Run)

  /// Reverses races one by one, and continues from each run that still fails.
  private mutating func neededOrders(
    of run: OrderSearch.Run, fromEnd: Bool
  ) -> (failing: OrderSearch.Run, found: [NeededOrder], hasMoved: Bool) {
    var failing = run
    var found: [NeededOrder] = []
    var tried: Set<[Int]> = []
    var hasMoved = false
    while let race = nextRace(of: failing, &tried, fromEnd: fromEnd) {
      let reversal = RunOrder.Reversal(race)
      let target = OrderTarget(reversal, in: failing.order)
      guard case .made(let other) = maker.reverse(reversal, of: failing, for: target) else {
        continue
      }
      if fails(other) {
        // This order is not needed; a later one may be.
        failing = other
        hasMoved = true
      } else if other.trial.outcome == .passed {
        found.append((SmallestSchedule.Order(race, in: failing.order), other))
      }
    }
    return (failing, found, hasMoved)
  }

  /// A race of a run whose pair was not reversed yet.
  private func nextRace(
    of run: OrderSearch.Run, _ tried: inout Set<[Int]>, fromEnd: Bool
  ) -> RunOrder.Pair? {
    let races = run.order.races
    return (fromEnd ? races.reversed() : races).first { race in
      let names = [run.order.events[race.first].name, run.order.events[race.second].name].sorted()
      return tried.insert(names).inserted
    }
  }

  /// Whether a run has the same failure.
  private func fails(_ run: OrderSearch.Run) -> Bool {
    run.trial.failures.first?.identity == failure.identity
  }

  /// The failing run with as many latencies of the passing run as possible.
  private mutating func withoutNeedlessDelays(_ run: OrderSearch.Run) -> OrderSearch.Run {
    var kept = run
    for name in run.plan.latencies.keys.sorted() {
      var plan = kept.plan
      plan.latencies[name] = passing.plan.latencies[name]
      plan.answers[name] = passing.plan.answers[name]
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

  /// The answers that decide; the others are taken from the passing run.
  private mutating func neededAnswers(
    of failing: inout OrderSearch.Run, _ nearest: inout OrderSearch.Run?
  ) -> [SmallestSchedule.Answer] {
    var needed: [SmallestSchedule.Answer] = []
    for answer in failing.order.answers {
      let usual = passing.order.answers.first { $0.text == answer.text }?.value
      for value in Self.others(than: answer, first: usual) {
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

  /// The answers to try instead of one, starting with a given answer.
  private static func others(than answer: RunOrder.Answer, first usual: UInt64?) -> [UInt64] {
    let all =
      answer.bound <= OrderSearch.widestAnswer
      ? Array(0..<answer.bound) : OrderSearch.spread(below: answer.bound)
    return (usual.map { [$0] } ?? []) + all.filter { $0 != answer.value && $0 != usual }
  }

  private static func answer(
    _ answer: RunOrder.Answer, passing: UInt64, in order: RunOrder
  ) -> SmallestSchedule.Answer {
    let question = answer.text.components(separatedBy: " > ").last ?? answer.text
    return SmallestSchedule.Answer(
      question: question, failing: answer.value, passing: passing, bound: answer.bound,
      name: answer.text,
      asker: answer.event.map { order.events[$0].text })
  }

  /// The latencies that it needs; the others are taken from the passing run.
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
  /// What a failing run needs to fail; nil if no run passes or no single thing decides.
  ///
  /// It looks for a passing run among the runs so far, then among orders near them, then with other
  /// seeds.
  package mutating func smallestSchedule(of failing: Run) -> SmallestSchedule? {
    guard let failure = failing.trial.failures.first else { return nil }
    learnRemainingWaits()
    if !runs.contains(where: { $0.trial.outcome == .passed }) {
      run { $0.trial.outcome == .passed }
    }
    guard let passing = runs.first(where: { $0.trial.outcome == .passed }) ?? drawnPassing() else {
      return nil
    }
    var shrinker = ScheduleShrinker(
      maker: newMaker, failingWith: failure, passing: passing)
    let schedule = shrinker.shrink(runs.first { $0.number == failing.number } ?? failing)
    guard let schedule, schedule.hasTasks else { return schedule }
    return schedule.naming(by: TaskLines(of: schedule, in: newMaker))
  }

  /// A passing run with the latencies and answers of another seed; nil if there is none.
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

  /// How many seeds to try for a passing run.
  private static let seedsTried = 20
}
