import SimulatedApp
import VirtualTime

/// Finds latencies that produce an order, if their distributions allow it.
struct OrderPlacing {
  private let run: RunOrder
  private let race: RunOrder.Pair
  private let kept: [Int]
  private let pollInterval: VirtualDuration
  private let polls: WaitPolls
  /// The variable of each event that counts.
  private var variables: [Int: Int] = [:]
  private var constraints = DifferenceConstraints(count: 1)

  /// The latest instant at which a wait can end, in nanoseconds: a day.
  private static let horizon: Int64 = 86_400_000_000_000

  /// The least gap between the two events of a pair, in nanoseconds.
  static let gap: Int64 = 20_000

  /// Prepares to reverse a race of a run.
  ///
  /// - Parameters:
  ///   - reversal: the pair, and what the second event passes.
  ///   - run: the run that it was found in.
  ///   - learned: more pairs of names that must keep their order.
  ///   - polls: at which of their polls the waits end.
  ///   - pollInterval: how long a wait rests between polls.
  init(
    _ reversal: RunOrder.Reversal, in run: RunOrder, learned: [(first: Int, second: Int)] = [],
    polls: WaitPolls = WaitPolls(), pollInterval: VirtualDuration
  ) {
    self.run = run
    race = reversal.race
    self.polls = polls
    self.pollInterval = pollInterval
    kept = OrderTarget.kept(reversal, in: run)
    let members = Set(kept)
    let outside = run.events.indices.filter { event in
      !members.contains(event)
        && (run.events[event].isOfTest || (run.events[event].cause.map(members.contains) ?? true))
    }
    let involved = (kept + outside + [race.first]).reduce(into: Set<Int>()) { $0.insert($1) }
      .sorted()
    for event in involved { variables[event] = variables.count + 1 }
    constraints = DifferenceConstraints(count: variables.count + 1)
    for event in involved { place(event) }
    order(outside)
    // Events that were cancelled in this run count too, since they have a latency as well.
    for (first, second) in learned {
      if let one = run.events.firstIndex(where: { $0.name == first }),
        let two = run.events.firstIndex(where: { $0.name == second })
      {
        put(one, before: two)
      }
    }
  }

  /// How long the wait of a step can last, from its beginning to its last look; nil if the order is
  /// impossible.
  func span(ofWait step: Int) -> ClosedRange<VirtualDuration>? {
    guard let spans = constraints.spans(until: Self.horizon), let variable = variables[step],
      let wait = run.events[step].wait
    else { return nil }
    let earlier = stepBefore(step)
    let lead = (wait.began - earlier.instant).nanoseconds
    let shortest = spans.earliest[variable] - spans.latest[earlier.variable] - lead
    let longest = spans.latest[variable] - spans.earliest[earlier.variable] - lead
    guard shortest <= longest else { return nil }
    return VirtualDuration(nanoseconds: shortest)...VirtualDuration(nanoseconds: longest)
  }

  /// The latencies by the names of their draws; nil if the order is impossible.
  func latencies() -> [String: VirtualDuration]? {
    var splits = Self.splitLimit
    guard let found = latencies(constraints, &splits) else { return nil }
    return found.reduce(into: [:]) { named, latency in
      if let draw = run.events[latency.key].draw { named[draw.name] = latency.value }
    }
  }

  /// How often a distribution with gaps is split at one of them.
  private static let splitLimit = 64

  /// The latencies by their events.
  ///
  /// A latency that falls into a gap of its distribution is retried on both sides of the gap, up to
  /// a limit.
  private func latencies(
    _ system: DifferenceConstraints, _ splits: inout Int
  ) -> [Int: VirtualDuration]? {
    guard let found = solved(system) else { return nil }
    guard splits > 0, let (event, sides) = firstGap(in: found) else { return found }
    splits -= 1
    for side in sides {
      var narrowed = system
      let offset = run.events[event].offset
      narrowed.require(
        variables[event] ?? 0, after: causeVariable(of: event),
        within: (offset + side.lowerBound).nanoseconds...(offset + side.upperBound).nanoseconds)
      if let latencies = latencies(narrowed, &splits) { return latencies }
    }
    return nil
  }

  private func solved(_ system: DifferenceConstraints) -> [Int: VirtualDuration]? {
    let drawn = variables.keys.filter { run.events[$0].draw != nil }.sorted()
    let wishes = drawn.compactMap { event in
      variables[event].map { (instant: $0, value: run.events[event].instant.nanoseconds) }
    }
    guard let instants = system.solution(near: wishes) else { return nil }
    return drawn.reduce(into: [:]) { found, event in
      guard let variable = variables[event] else { return }
      let passed = instants[variable] - instants[causeVariable(of: event)]
      found[event] = VirtualDuration(nanoseconds: passed) - run.events[event].offset
    }
  }

  /// The variable of the event on which an event depends, else the start.
  private func causeVariable(of event: Int) -> Int {
    run.events[event].cause.flatMap { variables[$0] } ?? 0
  }

  /// The first latency that its distribution cannot give, and the nearest ones below and above.
  private func firstGap(
    in found: [Int: VirtualDuration]
  ) -> (event: Int, sides: [ClosedRange<VirtualDuration>])? {
    for (event, latency) in found.sorted(by: { $0.key < $1.key }) {
      let support = run.events[event].draw?.law.support(leavingOut: RunTracer.tail) ?? []
      guard support.count > 1, !support.contains(where: { $0.contains(latency) }) else { continue }
      let below = support.prefix { $0.upperBound < latency }
      let above = support.dropFirst(below.count)
      return (
        event,
        [below, above].compactMap { part in
          guard let first = part.first, let last = part.last else { return nil }
          return first.lowerBound...last.upperBound
        }
      )
    }
    return nil
  }

  /// When an event can happen after the one that it depends on.
  private mutating func place(_ index: Int) {
    guard let variable = variables[index] else { return }
    let event = run.events[index]
    if event.isOfTest { return placeStep(index, variable) }
    guard let cause = event.cause.flatMap({ variables[$0] }) else {
      let instant = event.instant.nanoseconds
      return constraints.require(variable, after: 0, within: instant...instant)
    }
    let offset = event.offset.nanoseconds
    guard let draw = event.draw else {
      return constraints.require(variable, after: cause, within: offset...offset)
    }
    let range = draw.law.range(leavingOut: RunTracer.tail)
    constraints.require(
      variable, after: cause,
      within: offset + range.lowerBound.nanoseconds...offset + range.upperBound.nanoseconds)
  }

  /// A step keeps its distance from the step before, unless the event that ended its wait is moved
  /// behind it; then the wait times out.
  private mutating func placeStep(_ index: Int, _ variable: Int) {
    let event = run.events[index]
    let (earlier, instant) = stepBefore(index)
    var passed = event.instant - instant
    if let wait = event.wait, wait.isMet, !wait.isPolled {
      if index == race.second, run.conflicts[race] != nil {
        passed = passed - (event.instant - wait.began) + wait.limit
      } else if let end = ender(of: index).flatMap({ variables[$0] }) {
        return constraints.require(variable, after: end, within: 0...0)
      }
    } else if let wait = event.wait, wait.isMet || index == race.second {
      let lasted = event.instant - wait.began
      let looks = WaitLooks(wait, lasting: lasted, interval: pollInterval)
      let start = passed - lasted
      if polls.free.contains(index) {
        let range = (start + looks.look(1)).nanoseconds...(start + looks.end).nanoseconds
        return constraints.require(variable, after: earlier, within: range)
      }
      if index == race.second, run.conflicts[race] != nil {
        passed = start + (polls.pinned[index].map(looks.look) ?? looks.end)
      } else {
        let poll = polls.pinned[index] ?? looks.last
        passed = start + looks.look(poll)
        endWait(index, variable, poll: poll, looks)
      }
    }
    constraints.require(
      variable, after: earlier, within: passed.nanoseconds...passed.nanoseconds)
  }

  /// The variable and the instant of the test's step before a step, else of the start.
  private func stepBefore(_ step: Int) -> (variable: Int, instant: VirtualInstant) {
    guard let before = (0..<step).last(where: { run.events[$0].isOfTest }) else {
      return (0, .start)
    }
    return (variables[before] ?? 0, run.events[before].instant)
  }

  /// An event that ends a wait at a later poll comes after the poll before.
  private mutating func endWait(_ step: Int, _ variable: Int, poll: Int, _ looks: WaitLooks) {
    guard poll > 1, let ender = ender(of: step), let end = variables[ender] else { return }
    let since = looks.look(poll) - looks.look(poll - 1)
    constraints.require(end, after: variable, by: Self.gap - since.nanoseconds)
  }

  /// The event that ended a wait: the last one that it depends on.
  private func ender(of step: Int) -> Int? {
    (0..<step).last { first in
      !run.events[first].isOfTest
        && run.conflicts[RunOrder.Pair(first: first, second: step)] != nil
    }
  }

  private mutating func order(_ outside: [Int]) {
    for second in kept {
      for first in kept where first < second {
        if run.conflicts[RunOrder.Pair(first: first, second: second)] != nil {
          keep(first, before: second)
        }
      }
    }
    put(race.second, before: race.first)
    for late in outside where late != race.first {
      for early in kept where early != late {
        let pair = RunOrder.Pair(first: min(early, late), second: max(early, late))
        if run.conflicts[pair] != nil { put(early, before: late) }
      }
    }
  }

  /// Keeps the order of a pair, and its distance if that was less than the gap.
  private mutating func keep(_ first: Int, before second: Int) {
    guard let one = variables[first], let two = variables[second] else { return }
    let apart = (run.events[second].instant - run.events[first].instant).nanoseconds
    constraints.require(two, after: one, by: min(Self.gap, max(0, apart)))
  }

  private mutating func put(_ first: Int, before second: Int) {
    guard let one = variables[first], let two = variables[second] else { return }
    constraints.require(two, after: one, by: Self.gap)
  }
}
