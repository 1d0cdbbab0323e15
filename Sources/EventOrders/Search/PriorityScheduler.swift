import SimulatedApp
import VirtualTime

/// Lets whoever has the highest priority go on: the test, or one of the events that wait.
///
/// Priorities are drawn when an event is first seen. At each of `depth` - 1 steps drawn beforehand
/// the one that is about to go on gets a priority below all others (Burckhardt et al., ASPLOS
/// 2010). Where the test only lets time pass, what has a higher priority than the test comes at any
/// time that its law allows, and all else as late as it can. A wait runs out where its end has the
/// highest priority.
final class PriorityScheduler: StepScheduling {
  private var chance: ChanceSource
  private var priorities: [String: UInt64] = [:]
  private var test: UInt64
  /// The steps at which priorities change, and what the one that goes on gets there.
  private var changes: [Int: UInt64] = [:]
  private var step = 0

  /// Priorities that are drawn lie above all those that changes give.
  private static let drawn: UInt64 = 1 << 32
  /// The name under which the ends of waits have a priority.
  private static let waitEnd = "end of a wait"

  /// Makes the priorities of one run.
  ///
  /// - Parameters:
  ///   - seed: decides all of them.
  ///   - depth: how many orders a fault may hang on.
  ///   - steps: about how many steps a run has.
  init(seed: Seed, depth: Int, steps: Int) {
    chance = SeedSequence(seed: seed).source(named: "priorities")
    test = Self.drawn + chance.integer(below: Self.drawn)
    for change in 1..<max(2, depth) where depth > 1 {
      changes[1 + Int(chance.integer(below: UInt64(max(1, steps))))] = UInt64(depth - change)
    }
  }

  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let range = law.range(leavingOut: RunTracer.tail)
    let share = chance.unit()
    guard priority(of: draw) > test else { return range.upperBound }
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  func willStep(_ tracer: RunTracer) {
    let isBlocked = tracer.isBlocked
    var refused: Set<Int32> = []
    while true {
      let waiting = tracer.waiting.filter { !refused.contains($0.ticket) }
      let first = waiting.max { priority(of: $0.name) < priority(of: $1.name) }
      let bar = isBlocked ? priority(of: Self.waitEnd) : test
      guard let first, priority(of: first.name) > bar else {
        return isBlocked ? () : goOn()
      }
      step += 1
      if let lower = changes[step] {
        priorities[first.name] = lower
        continue
      }
      refused.insert(first.ticket)
      if tracer.release(first.ticket), isBlocked { return }
    }
  }

  private func goOn() {
    step += 1
    if let lower = changes[step] { test = lower }
  }

  private func priority(of name: String) -> UInt64 {
    if let known = priorities[name] { return known }
    let drawn = Self.drawn + chance.integer(below: Self.drawn)
    priorities[name] = drawn
    return drawn
  }
}
