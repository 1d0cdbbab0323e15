package import SimulatedApp
package import VirtualTime

/// Runs a flow in every order of events that the laws of its latencies allow, one run for each that
/// could end otherwise.
///
/// A run is followed: what it read, changed and looked at tells which pairs of happenings do not
/// commute. For each such pair the latencies are solved under which it comes the other way round,
/// and unless a run so far has that order, the flow is run with them. When no pair is left, every
/// order has been seen, up to swaps of what commutes.
package struct OrderSearch {
  /// A run of the search.
  package struct Run: Sendable {
    let order: RunOrder
    /// How it went.
    package let trial: Trial
    let plan: SteeringPlan
    /// What replays it.
    package let token: String
    /// The run that it was made from, and the race that it reverses.
    let origin: (run: Int, race: RunOrder.Pair)?
  }

  let runner: TrialRunner
  let flow: Flow
  let seed: Seed
  /// The most runs that are made.
  package var runLimit: Int = 10_000

  /// The runs that were made, the first with what the seed gives.
  package private(set) var runs: [Run] = []
  /// Orders that the laws allow and no run could be brought to.
  private(set) var unplaced: [(run: Int, race: RunOrder.Pair)] = []
  /// How many those are.
  package var unplacedCount: Int { unplaced.count }
  /// Runs that did not have the order that they were made for.
  package private(set) var misses: Int = 0
  private var names = NameNumbers()

  /// Prepares the search for a flow on an app.
  package init(
    app: AppDefinition, flow: Flow, seed: Seed = 1, timing: AutomationTiming = .xcode26
  ) {
    runner = TrialRunner(app: CompiledApp(app), timing: timing)
    self.flow = flow
    self.seed = seed
  }

  /// Whether all orders have been seen.
  package private(set) var isExhausted: Bool = false

  /// How often an order is tried to be brought about.
  private static let attempts = 3

  /// Makes the first run, as the seed has it, unless it was made.
  package mutating func begin() {
    if runs.isEmpty { add(made(SteeringPlan()), plan: SteeringPlan(), origin: nil) }
  }

  /// How many pairs of the first run could come the other way round.
  package var firstRaces: Int { runs.first?.order.races.count ?? 0 }

  /// Reverses pairs of the first run, one after the other; stops where a run is as asked for.
  ///
  /// - Parameter words: what a failure said, if one is known: pairs of which a step stands in it are
  ///   reversed first.
  package mutating func delayOne(
    hintedBy words: String = "", until stop: (Run) -> Bool = { _ in false }
  ) {
    begin()
    let order = runs[0].order
    let races = order.races.map { (race: $0, isHinted: order.names($0, in: words)) }
    for race in races.filter(\.isHinted) + races.filter({ !$0.isHinted }) {
      let known = runs.count
      guard known < runLimit else { return }
      reverse(race.race, of: 0)
      if runs.count > known, stop(runs[known]) { return }
    }
  }

  /// Makes all runs, or as many as the limit allows; stops where a run is as asked for.
  package mutating func run(until stop: (Run) -> Bool = { _ in false }) {
    begin()
    var next = 0
    var seen = 0
    while next < runs.count, runs.count < runLimit {
      for race in runs[next].order.races where runs.count < runLimit {
        reverse(race, of: next)
        if hasStopped(stop, &seen) { return }
      }
      for answer in runs[next].order.answers where runs.count < runLimit { vary(answer, of: next) }
      if hasStopped(stop, &seen) { return }
      next += 1
    }
    isExhausted = next == runs.count
  }

  /// Whether a run that was not asked about yet is as asked for.
  private func hasStopped(_ stop: (Run) -> Bool, _ seen: inout Int) -> Bool {
    defer { seen = runs.count }
    return runs[seen...].contains(where: stop)
  }

  /// Runs the flow as a token of a run says.
  package func replayed(_ token: String) -> Trial {
    runner.run(flow, replaying: token, seed: seed)
  }

  private mutating func reverse(_ race: RunOrder.Pair, of index: Int) {
    let order = runs[index].order
    let target = OrderTarget(race, in: order)
    if runs.contains(where: { target.isMet(by: $0.order) }) { return }
    var isAllowed = false
    for polls in pollings(of: order) {
      switch place(race, of: index, for: target, polls: polls) {
      case .placed: return
      case .missed: isAllowed = true
      case .notAllowed: continue
      }
    }
    if isAllowed { unplaced.append((index, race)) }
  }

  private enum Placement {
    case placed, missed, notAllowed
  }

  /// Tries to bring an order about; what turns out to be in its way is put behind it.
  private mutating func place(
    _ race: RunOrder.Pair, of index: Int, for target: OrderTarget, polls: [Int: Int]
  ) -> Placement {
    let order = runs[index].order
    var learned: [(first: Int, second: Int)] = []
    for _ in 0..<Self.attempts {
      let placing = OrderPlacing(
        race, in: order, learned: learned, polls: polls,
        pollInterval: runner.timing.pollInterval)
      guard let latencies = placing.latencies() else { return .notAllowed }
      var plan = runs[index].plan
      plan.latencies.merge(latencies) { $1 }
      let run = made(plan)
      let made = RunOrder(run.trace, names: &names)
      guard !target.isMet(by: made) else {
        add(run, made, plan: plan, origin: (index, race))
        return .placed
      }
      misses += 1
      guard let more = target.intruders(in: made), !more.isEmpty else { return .missed }
      learned += more
    }
    return .missed
  }

  /// Ways for the waits of a run to end: as they did, then one of them at another of its polls.
  private func pollings(of order: RunOrder) -> [[Int: Int]] {
    let interval = runner.timing.pollInterval
    var pollings: [[Int: Int]] = [[:]]
    for wait in OrderPlacing.waits(of: order, pollInterval: interval) {
      for poll in 1...min(wait.polls, Self.pollsTried) { pollings.append([wait.step: poll]) }
    }
    return pollings
  }

  /// How many polls of a wait are tried as its last.
  private static let pollsTried = 12

  /// Takes the other answers of a question of chance.
  private mutating func vary(_ answer: RunOrder.Answer, of index: Int) {
    guard answer.bound <= 16 else { return }
    let order = runs[index].order
    for value in 0..<answer.bound where value != answer.value {
      if runs.contains(where: { Self.has(answer, value, before: order, in: $0.order) }) { continue }
      var plan = runs[index].plan
      plan.answers[answer.text] = value
      add(made(plan), plan: plan, origin: nil)
    }
  }

  /// Whether a run gives an answer after the same past.
  private static func has(
    _ answer: RunOrder.Answer, _ value: UInt64, before order: RunOrder, in other: RunOrder
  ) -> Bool {
    guard other.answers.contains(where: { $0.name == answer.name && $0.value == value }) else {
      return false
    }
    guard let event = answer.event else { return true }
    return order.conflicts.keys.allSatisfy { pair in
      guard pair.second == event || order.past[event].contains(pair.second) else { return true }
      guard let one = other.place(of: order.events[pair.first].name),
        let two = other.place(of: order.events[pair.second].name)
      else { return order.events[pair.first].isCancelled || order.events[pair.second].isCancelled }
      return one < two
    }
  }

  private mutating func add(
    _ run: TracedTrial, plan: SteeringPlan, origin: (Int, RunOrder.Pair)?
  ) {
    add(run, RunOrder(run.trace, names: &names), plan: plan, origin: origin)
  }

  private mutating func add(
    _ run: TracedTrial, _ order: RunOrder, plan: SteeringPlan, origin: (Int, RunOrder.Pair)?
  ) {
    runs.append(
      Run(order: order, trial: run.trial, plan: plan, token: run.token, origin: origin))
  }

  private func made(_ plan: SteeringPlan) -> TracedTrial {
    runner.trace(flow, seed: seed, plan: plan)
  }
}
