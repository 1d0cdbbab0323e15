import SimulatedApp
import VirtualTime

/// Finds latencies that produce an order, if their distributions allow it.
struct OrderPlacing {
  private let run: RunOrder
  private let race: RunOrder.Pair
  /// The first look of the wait that the second event of the race belongs to, or that event.
  private let lookOfRace: Int
  private let pollInterval: VirtualDuration
  private let polls: WaitPolls
  private let rounding: VirtualDuration
  /// The variable of each event; nil for one that does not count.
  private var variables: [Int?]
  /// The events with a drawn latency that count.
  private var drawn: [Int] = []
  private var constraints: DifferenceConstraints
  /// Whether each event keeps its place before the second one of the race.
  private let isKept: [Bool]
  private var system: InstantSystem
  /// The waits for idle that movements with latencies of their own can make longer.
  private var held: [HeldWait] = []
  /// For each step that is held back, the variables of the instants at which its waits for idle are
  /// over; after the last one the test goes on.
  private var ends: [Int: Range<Int>] = [:]
  /// How often distributions are split; beyond that a run shows whether the order is met.
  var splitsLeft: Int = Self.splitLimit

  /// The longest time that is distinguished, in nanoseconds: about two years.
  private static let horizon: Int64 = 1 << 56

  /// The least gap between the two events of a pair, in nanoseconds.
  static let gap: Int64 = 20_000

  /// Prepares to reverse a race of a run.
  ///
  /// - Parameters:
  ///   - reversal: the pair, and what the second event passes.
  ///   - run: the run that it was found in.
  ///   - learned: more pairs of names that must keep their order.
  ///   - looks: looks that an event must come after.
  ///   - polls: at which of their polls the waits end.
  ///   - rounding: how much more than the least gap is between events that change their order.
  ///   - pollInterval: how long a wait rests between polls.
  ///   - work: counts the work.
  init(
    _ reversal: RunOrder.Reversal, in run: RunOrder, learned: [(first: Int, second: Int)] = [],
    looks: [OrderTarget.EarlyLook] = [], polls: WaitPolls = WaitPolls(),
    rounding: VirtualDuration = .zero, pollInterval: VirtualDuration, work: inout AnalysisWork
  ) {
    self.run = run
    self.rounding = rounding
    race = reversal.race
    lookOfRace = run.startOfRound(of: race.second)
    self.polls = polls
    self.pollInterval = pollInterval
    let kept = OrderTarget.kept(reversal, in: run)
    var isKept = [Bool](repeating: false, count: run.events.count)
    for event in kept { isKept[event] = true }
    self.isKept = isKept
    let outside = run.events.indices.filter { event in
      !isKept[event]
        && (run.events[event].isOfTest || (run.events[event].cause.map { isKept[$0] } ?? true))
    }
    variables = Array(repeating: nil, count: run.events.count)
    var isInvolved = isKept
    for event in outside + [race.first] { isInvolved[event] = true }
    let involved = run.events.indices.filter { isInvolved[$0] }
    for (index, event) in involved.enumerated() { variables[event] = index + 1 }
    var count = involved.count + 1
    for event in involved {
      guard let hold = run.events[event].hold else { continue }
      ends[event] = count..<count + hold.waits.count
      count += hold.waits.count
    }
    constraints = DifferenceConstraints(count: count)
    system = InstantSystem(constraints, &work)
    drawn = involved.filter { run.events[$0].draw != nil }
    for event in involved { place(event) }
    order(kept, outside)
    // Events that were cancelled in this run count too, since they have a latency as well.
    if !learned.isEmpty {
      let named = Dictionary(run.events.enumerated().map { ($1.name, $0) }) { first, _ in first }
      for (first, second) in learned {
        if let one = named[first], let two = named[second] { put(one, before: two) }
      }
    }
    for look in looks { put(behind: look) }
    system = InstantSystem(constraints, &work)
    work.add(run.events.count)
  }

  func isPossible(_ work: inout AnalysisWork) -> Bool { system.earliest(&work) != nil }

  /// How long the wait of a step can last, from its beginning to its last look, in an order that is
  /// possible.
  func span(
    ofWait step: Int, _ work: inout AnalysisWork
  ) -> ClosedRange<VirtualDuration>? {
    guard let variable = variables[step], let wait = run.events[step].wait else { return nil }
    let (earlier, instant) = stepBefore(step)
    let lead = (wait.began - instant).nanoseconds
    let range = system.range(of: variable, after: earlier, &work)
    let shortest = range.shortest ?? lead
    let longest = range.longest ?? Self.horizon
    guard shortest <= longest else { return nil }
    return VirtualDuration(
      nanoseconds: shortest - lead)...VirtualDuration(nanoseconds: longest - lead)
  }

  /// Lets a free wait end at one of its polls; nil times out.
  mutating func pin(_ step: Int, at poll: Int?) {
    let event = run.events[step]
    guard let variable = variables[step], let wait = event.wait else { return }
    let (earlier, instant) = stepBefore(step)
    let lasted = event.instant - wait.began
    let looks = WaitLooks(event, wait, interval: pollInterval)
    let isOfRace = step == lookOfRace && run.conflicts[race] != nil
    let end = isOfRace && poll == nil ? looks.end : looks.look(poll ?? looks.last)
    let passed = (event.instant - instant - lasted + end).nanoseconds
    system.require(variable, after: earlier, within: passed...passed)
    guard !isOfRace else { return }
    for bound in endsOfWait(step, poll: poll ?? looks.last, looks) {
      system.require(bound.to, after: bound.from, by: bound.least)
    }
  }

  /// The latencies by the names of their draws; nil if the order is impossible.
  func latencies(_ work: inout AnalysisWork) -> [String: VirtualDuration]? {
    var splits = splitsLeft
    var likely = system
    for bound in held.flatMap(\.allBounds) {
      likely.require(bound.to, after: bound.from, by: bound.least)
    }
    let isHeld = !held.isEmpty
    guard
      let found = (isHeld ? latencies(likely, &splits, &work) : nil)
        ?? latencies(system, &splits, &work)
    else { return nil }
    return found.reduce(into: [:]) { named, latency in
      if let draw = run.events[latency.key].draw { named[draw.name] = latency.value }
    }
  }

  /// How often a distribution with gaps is split at one of them.
  static let splitLimit = 64

  /// The latencies by their events.
  ///
  /// A latency that falls into a gap of its distribution is retried on both sides of the gap, and a
  /// step that is held back at either of the instants that it waits for, up to a limit.
  private func latencies(
    _ system: InstantSystem, _ splits: inout Int, _ work: inout AnalysisWork
  ) -> [Int: VirtualDuration]? {
    let wishes = drawn.compactMap { event in
      variables[event].map { (instant: $0, value: run.events[event].instant.nanoseconds) }
    }
    guard let values = system.solution(near: wishes, &work) else { return nil }
    let found = latencies(in: values, of: system)
    let repairs = held.lazy.compactMap { $0.repairs(of: values, in: system) }.first
    guard splits > 0, let repairs = repairs ?? sidesOfGap(in: found) else { return found }
    splits -= 1
    for bounds in repairs {
      var narrowed = system
      for bound in bounds { narrowed.require(bound.to, after: bound.from, by: bound.least) }
      if let latencies = latencies(narrowed, &splits, &work) { return latencies }
    }
    return nil
  }

  private func latencies(
    in values: InstantSystem.Values, of system: InstantSystem
  ) -> [Int: VirtualDuration] {
    drawn.reduce(into: [:]) { found, event in
      guard let variable = variables[event] else { return }
      let passed =
        system.instant(variable, in: values)
        - system.instant(causeVariable(of: event), in: values)
      found[event] = VirtualDuration(nanoseconds: passed) - run.events[event].offset
    }
  }

  /// The variable of the event on which an event depends, else the start.
  private func causeVariable(of event: Int) -> Int {
    run.events[event].cause.flatMap { variables[$0] } ?? 0
  }

  /// The bounds on either side of the gap into which a latency falls; nil if none does.
  private func sidesOfGap(
    in found: [Int: VirtualDuration]
  ) -> [[DifferenceConstraints.Bound]]? {
    for (event, latency) in found.sorted(by: { $0.key < $1.key }) {
      let support = run.events[event].draw?.law.support(leavingOut: RunTracer.tail) ?? []
      guard support.count > 1, !support.contains(where: { $0.contains(latency) }) else { continue }
      let below = support.prefix { $0.upperBound < latency }
      let above = support.dropFirst(below.count)
      return [below, above].compactMap { part in
        guard let first = part.first, let last = part.last else { return nil }
        return bounds(of: event, within: first.lowerBound...last.upperBound)
      }
    }
    return nil
  }

  /// The bounds that keep the latency of an event in a range.
  private func bounds(
    of event: Int, within range: ClosedRange<VirtualDuration>
  ) -> [DifferenceConstraints.Bound] {
    let passed = timeAfterCause(of: event, drawing: range)
    let (variable, cause) = (variables[event] ?? 0, causeVariable(of: event))
    return [
      .init(from: cause, to: variable, least: passed.lowerBound),
      .init(from: variable, to: cause, least: -passed.upperBound),
    ]
  }

  /// How long after its cause an event can happen, in nanoseconds.
  private func timeAfterCause(
    of event: Int, drawing range: ClosedRange<VirtualDuration>
  ) -> ClosedRange<Int64> {
    let offset = run.events[event].offset.nanoseconds
    let shortest = min(range.lowerBound.nanoseconds, Self.horizon)
    let longest = min(range.upperBound.nanoseconds, Self.horizon)
    return offset + shortest...offset + longest
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
    let range = event.draw?.law.range(leavingOut: RunTracer.tail) ?? .zero ... .zero
    constraints.require(
      variable, after: cause, within: timeAfterCause(of: index, drawing: range))
  }

  /// A step keeps its distance from the step before, unless the event that ended its wait is moved
  /// behind it; then the wait times out.
  private mutating func placeStep(_ index: Int, _ variable: Int) {
    let event = run.events[index]
    if let hold = event.hold { place(hold, of: index) }
    let (earlier, instant) = stepBefore(index)
    var passed = event.instant - instant
    // A later look of a round comes as long after the look before as in the run.
    let wait = event.isLaterLook ? nil : event.wait
    if let wait, wait.isMet, !wait.isPolled {
      if index == lookOfRace, run.conflicts[race] != nil {
        passed = passed - (event.instant - wait.began) + wait.limit
      } else if let end = run.ender(of: index).flatMap({ variables[$0] }) {
        return constraints.require(variable, after: end, within: 0...0)
      }
    } else if let wait, wait.isMet || index == lookOfRace {
      let lasted = event.instant - wait.began
      let looks = WaitLooks(event, wait, interval: pollInterval)
      let start = passed - lasted
      if polls.free.contains(index) {
        let range = (start + looks.look(1)).nanoseconds...(start + looks.end).nanoseconds
        return constraints.require(variable, after: earlier, within: range)
      }
      if index == lookOfRace, run.conflicts[race] != nil {
        passed = start + (polls.pinned[index].map(looks.look) ?? looks.end)
      } else {
        let poll = polls.pinned[index] ?? looks.last
        passed = start + looks.look(poll)
        for bound in endsOfWait(index, poll: poll, looks) {
          constraints.require(bound.to, after: bound.from, by: bound.least)
        }
      }
    }
    // A look that is repeated after the race may find at once what it looks for, or never.
    let isFree = index == race.second || !isKept[index]
    let first = isFree ? event.firstLook.map { passed - (event.instant - $0) } : nil
    constraints.require(
      variable, after: earlier, within: (first ?? passed).nanoseconds...passed.nanoseconds)
  }

  /// Lets each wait for idle before a step end at the later of two instants.
  private mutating func place(_ hold: IdleHold, of step: Int) {
    guard let ends = ends[step] else { return }
    var (earlier, instant) = lastStep(before: step)
    for (end, wait) in zip(ends, hold.waits) {
      let arrival = (wait.began - instant).nanoseconds
      place(wait, met: hold.movers, at: end, least: arrival, after: earlier)
      (earlier, instant) = (end, wait.ended)
    }
  }

  /// Lets a wait for idle end when the test gets there, and not before what moves is at rest.
  ///
  /// A movement that a step before has started ends at a known time after that step.
  private mutating func place(
    _ wait: IdleWait, met movers: [IdleHold.Mover], at end: Int, least arrival: Int64,
    after earlier: Int
  ) {
    let leader = constraints.leader(of: earlier)
    var least = arrival
    var movements: [HeldWait.Movement] = []
    for mover in movers.reversed() {
      guard let start = variables[mover.event] else { continue }
      let (origin, after) = constraints.leader(of: start)
      let length = mover.length.nanoseconds
      if origin != leader.instant {
        movements.append(HeldWait.Movement(start: start, length: length))
      } else if mover.start < wait.ended {
        least = max(least, after - leader.after + length)
      }
    }
    guard !movements.isEmpty else {
      return constraints.require(end, after: earlier, within: least...least)
    }
    constraints.require(end, after: earlier, by: least)
    held.append(HeldWait(instant: end, earlier: earlier, least: least, movements: movements))
  }

  /// Where a step keeps its distance from: the instant at which the test goes on, if something can
  /// hold it back, else the step before.
  private func stepBefore(_ step: Int) -> (variable: Int, instant: VirtualInstant) {
    guard let end = ends[step]?.last, let wait = run.events[step].hold?.waits.last else {
      return lastStep(before: step)
    }
    return (end, wait.ended)
  }

  /// The variable and the instant of the test's step before a step, else of the start.
  private func lastStep(before step: Int) -> (variable: Int, instant: VirtualInstant) {
    guard let before = run.stepBefore[step] else { return (0, .start) }
    return (variables[before] ?? 0, run.events[before].instant)
  }

  /// An event that ends a wait at a later poll comes after the same look of the poll before.
  private func endsOfWait(
    _ step: Int, poll: Int, _ looks: WaitLooks
  ) -> [DifferenceConstraints.Bound] {
    guard poll > 1 else { return [] }
    let since = looks.look(poll) - looks.look(poll - 1)
    return round(from: step).compactMap { look in
      guard let variable = variables[look], let end = run.ender(of: look).flatMap({ variables[$0] })
      else { return nil }
      return .init(from: variable, to: end, least: Self.gap - since.nanoseconds)
    }
  }

  /// The looks of a round of a wait, by its first one.
  private func round(from step: Int) -> [Int] {
    let later = run.events.indices.dropFirst(step + 1).lazy.filter { run.events[$0].isOfTest }
    return [step] + later.prefix { run.events[$0].isLaterLook }
  }

  private mutating func order(_ kept: [Int], _ outside: [Int]) {
    for second in kept {
      for first in run.earlier[second] where isKept[first] { keep(first, before: second) }
    }
    put(race.second, before: race.first, by: leadOfRace)
    for late in outside where late != race.first {
      for early in run.earlier[late] where isKept[early] { keep(early, before: late) }
      for early in run.later[late] where isKept[early] { put(early, before: late) }
    }
  }

  /// Keeps the order of a pair, and its distance if that was less than the gap.
  private mutating func keep(_ first: Int, before second: Int) {
    guard let one = variables[first], let two = variables[second] else { return }
    let apart = (run.events[second].instant - run.events[first].instant).nanoseconds
    constraints.require(two, after: one, by: min(Self.gap, max(0, apart)))
  }

  /// How long before a step an event must come to hold it back; zero where that does not matter.
  private var leadOfRace: Int64 {
    guard run.holds.contains(race) else { return 0 }
    return run.events[race.first].idleLead?.nanoseconds ?? 0
  }

  private mutating func put(_ first: Int, before second: Int, by lead: Int64 = 0) {
    guard let one = variables[first], let two = variables[second] else { return }
    constraints.require(two, after: one, by: Self.gap + rounding.nanoseconds + lead)
  }

  /// Puts an event after a look that it would meet.
  private mutating func put(behind look: OrderTarget.EarlyLook) {
    guard let step = run.place(of: look.step), let wait = run.events[step].wait,
      let variable = run.place(of: look.event).flatMap({ variables[$0] })
    else { return }
    let (earlier, instant) = stepBefore(step)
    let passed = wait.began - instant + look.delay
    constraints.require(variable, after: earlier, by: passed.nanoseconds + Self.gap)
  }
}
