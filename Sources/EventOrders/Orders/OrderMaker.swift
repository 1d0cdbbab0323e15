import SimulatedApp
import VirtualTime

/// Runs a test in requested orders.
struct OrderMaker {
  /// The result of requesting an order.
  enum Reversal {
    /// A run had it.
    case made(OrderSearch.Run)
    /// A run had it only because something else kept the first event from happening.
    case undecided(OrderSearch.Run)
    /// The latencies seem to allow it, but no run could be made to have it.
    case missed
    /// The latencies do not allow it.
    case notAllowed
    /// The second event cannot come so early, wherever the waits end.
    case tooEarly
  }

  let test: any RepeatableTest
  let seed: Seed
  private(set) var runs = 0
  /// Runs that did not have the requested order, since they were last taken.
  private(set) var strays: [OrderSearch.Run] = []
  private var names = NameNumbers()
  /// Whether random numbers were drawn in a run that no seed decides.
  private(set) var drewUnseeded = false
  /// Whether the order of two events matters as soon as both run code of the app itself.
  var weighsOwnCode = false
  /// How long the app waits as its own random numbers decide.
  var waits = DrawnWaits()
  /// Counts the work of the analysis.
  var work = AnalysisWork()

  /// How often an event in the way of an order is moved behind it.
  private static let attempts = 4
  /// How many ways to end the waits are tried for one order.
  private static let pollsTried = 12
  /// How many guesses that a wait is met otherwise are tried for one order.
  private static let guessesTried = 3

  init(test: any RepeatableTest, seed: Seed) {
    self.test = test
    self.seed = seed
  }

  mutating func run(_ plan: SteeringPlan, parent: OrderSearch.Parent? = nil) -> OrderSearch.Run {
    runs += 1
    let plan = waits.answering(plan)
    let drawn = test.unseededDraws
    let traced = test.trace(seed: seed, plan: plan)
    var trace = traced.trace
    trace.weighsOwnCode = weighsOwnCode
    if test.unseededDraws != drawn { drewUnseeded = true }
    let order = RunOrder(
      trace, pollInterval: test.timing.pollInterval, names: &names, work: &work)
    return OrderSearch.Run(
      order: order.knowing(waits), trial: traced.trial, plan: plan, token: traced.token,
      parent: parent, number: runs)
  }

  /// Runs the test with one race reversed and everything before it unchanged.
  mutating func reverse(
    _ reversal: RunOrder.Reversal, of run: OrderSearch.Run, for target: OrderTarget,
    parent: OrderSearch.Parent? = nil
  ) -> Reversal {
    var isAllowed = false
    var undecided: OrderSearch.Run?
    switch place(reversal, of: run, for: target, polls: WaitPolls(), parent: parent) {
    case .made(let made): return .made(made)
    case .undecided(let made): undecided = made
    case .missed: isAllowed = true
    case .notAllowed, .tooEarly: break
    }
    for isGuessing in [false, true] {
      var search = PollSearch(
        reversal, in: run.order, isGuessing: isGuessing, pollInterval: test.timing.pollInterval,
        work: work)
      search.find(atMost: isGuessing ? Self.guessesTried : Self.pollsTried)
      work = search.work
      if search.isOutOfRange {
        return undecided.map { .undecided($0) } ?? (isAllowed ? .missed : .tooEarly)
      }
      if !isGuessing, !search.isWhole { isAllowed = true }
      for polls in search.found {
        switch place(reversal, of: run, for: target, polls: polls, parent: parent) {
        case .made(let made): return .made(made)
        case .undecided(let made): undecided = undecided ?? made
        case .missed: if !isGuessing { isAllowed = true }
        case .notAllowed, .tooEarly: continue
        }
      }
    }
    return undecided.map { .undecided($0) } ?? (isAllowed ? .missed : .notAllowed)
  }

  /// Returns the runs that did not have the requested order, and forgets them.
  mutating func takeStrays() -> [OrderSearch.Run] {
    defer { strays = [] }
    return strays
  }

  /// Tries to make an order happen; events in its way are moved behind it.
  private mutating func place(
    _ reversal: RunOrder.Reversal, of run: OrderSearch.Run, for target: OrderTarget,
    polls: WaitPolls, parent: OrderSearch.Parent?
  ) -> Reversal {
    var learned: [(first: Int, second: Int)] = []
    var looks: [OrderTarget.EarlyLook] = []
    var undecided: OrderSearch.Run?
    var rounding = VirtualDuration.zero
    for _ in 0..<Self.attempts {
      let placing = OrderPlacing(
        reversal, in: run.order, learned: learned, looks: looks, polls: polls, rounding: rounding,
        pollInterval: test.timing.pollInterval, work: &work)
      guard let latencies = placing.latencies(&work) else {
        return undecided.map { .undecided($0) } ?? .notAllowed
      }
      var plan = run.plan
      plan.latencies.merge(run.order.keptLatencies) { $1 }
      plan.latencies.merge(latencies) { $1 }
      plan = waits.answering(plan)
      // Other ways to end the waits, and a less exact target, often ask for the same latencies.
      let known = strays.first { $0.plan == plan }
      let made = known ?? self.run(plan, parent: parent)
      if target.isMet(by: made.order) {
        guard let spoiled = target.cancellation(in: made.order) else { return .made(made) }
        // The first event may still happen, if it comes before the event that cancels it.
        undecided = undecided ?? made
        if known == nil { strays.append(made) }
        learned.append(spoiled)
        continue
      }
      if known == nil { strays.append(made) }
      guard let intruders = target.intruders(in: made.order) else { break }
      let more = intruders + target.turned(in: made.order)
      guard !more.isEmpty || rounding < run.order.rounding else { break }
      rounding = run.order.rounding
      learned += more
      looks += target.earlyLooks(in: made.order, comparedWith: run.order)
    }
    return undecided.map { .undecided($0) } ?? .missed
  }
}
