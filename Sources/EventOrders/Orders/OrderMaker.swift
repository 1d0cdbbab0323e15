import SimulatedApp
import Trials
import VirtualTime

/// Makes runs of a test in orders that are asked for.
struct OrderMaker {
  /// What came of asking for an order.
  enum Reversal {
    /// A run has it.
    case made(OrderSearch.Run)
    /// The laws allow it as far as can be told, and no run could be brought to it.
    case missed
    /// The laws do not allow it.
    case notAllowed
  }

  let test: any RepeatableTest
  let seed: Seed
  /// How many runs were made.
  private(set) var runs = 0
  private var names = NameNumbers()

  /// How often what is in the way of an order is put behind it.
  private static let attempts = 4
  /// How many polls of a wait are tried as its last.
  private static let pollsTried = 12

  init(test: any RepeatableTest, seed: Seed) {
    self.test = test
    self.seed = seed
  }

  /// Runs the test by a plan.
  mutating func run(_ plan: SteeringPlan, parent: OrderSearch.Parent? = nil) -> OrderSearch.Run {
    runs += 1
    let traced = test.trace(seed: seed, plan: plan)
    return OrderSearch.Run(
      order: RunOrder(traced.trace, names: &names), trial: traced.trial, plan: plan,
      token: traced.token, parent: parent)
  }

  /// Runs the test so that a race of a run comes the other way round, and all that came before it
  /// as it did.
  mutating func reverse(
    _ race: RunOrder.Pair, of run: OrderSearch.Run, for target: OrderTarget,
    parent: OrderSearch.Parent? = nil
  ) -> Reversal {
    var isAllowed = false
    for polls in pollings(of: run.order) {
      switch place(race, of: run, for: target, polls: polls, parent: parent) {
      case .made(let made): return .made(made)
      case .missed: isAllowed = true
      case .notAllowed: continue
      }
    }
    return isAllowed ? .missed : .notAllowed
  }

  /// Tries to bring an order about; what turns out to be in its way is put behind it.
  private mutating func place(
    _ race: RunOrder.Pair, of run: OrderSearch.Run, for target: OrderTarget, polls: [Int: Int],
    parent: OrderSearch.Parent?
  ) -> Reversal {
    var learned: [(first: Int, second: Int)] = []
    for _ in 0..<Self.attempts {
      let placing = OrderPlacing(
        race, in: run.order, learned: learned, polls: polls,
        pollInterval: test.timing.pollInterval)
      guard let latencies = placing.latencies() else { return .notAllowed }
      var plan = run.plan
      plan.latencies.merge(latencies) { $1 }
      let made = self.run(plan, parent: parent)
      if target.isMet(by: made.order) { return .made(made) }
      guard let intruders = target.intruders(in: made.order) else { return .missed }
      let more = intruders + target.turned(in: made.order)
      guard !more.isEmpty else { return .missed }
      learned += more
    }
    return .missed
  }

  /// Ways for the waits of a run to end: as they did, then one of them at another of its polls.
  private func pollings(of order: RunOrder) -> [[Int: Int]] {
    let interval = test.timing.pollInterval
    var pollings: [[Int: Int]] = [[:]]
    for wait in OrderPlacing.waits(of: order, pollInterval: interval) {
      for poll in 1...min(wait.polls, Self.pollsTried) { pollings.append([wait.step: poll]) }
    }
    return pollings
  }
}
