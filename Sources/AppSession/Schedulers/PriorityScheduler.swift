package import VirtualTime

/// Lets the test or the pending event with the highest priority continue.
///
/// Priorities are drawn when an event is first seen. At `depth` - 1 steps, drawn in advance,
/// whatever is about to continue gets a priority below all others (Burckhardt et al., ASPLOS 2010).
/// While the test only lets time pass, events with a higher priority than the test come at any
/// possible time, and all others as late as possible. A wait times out if its end has the highest
/// priority.
package final class PriorityScheduler: StepScheduling {
  private var chance: ChanceSource
  private var priorities: [String: UInt64] = [:]
  private var test: UInt64
  /// The steps at which priorities change, and the new priority.
  private var changes: [Int: UInt64] = [:]
  private var step = 0

  /// Drawn priorities are higher than those given at changes.
  private static let drawn: UInt64 = 1 << 32
  /// The name under which the ends of waits have a priority.
  private static let waitEnd = "end of a wait"

  /// Makes the priorities of one run.
  ///
  /// - Parameters:
  ///   - seed: decides all of them.
  ///   - depth: how many orders a failure may depend on.
  ///   - steps: about how many steps a run has.
  package init(seed: Seed, depth: Int, steps: Int) {
    chance = SeedSequence(seed: seed).source(named: "priorities")
    test = Self.drawn + chance.integer(below: Self.drawn)
    for change in 1..<max(2, depth) where depth > 1 {
      changes[1 + Int(chance.integer(below: UInt64(max(1, steps))))] = UInt64(depth - change)
    }
  }

  package func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let range = law.range(leavingOut: RunTracer.tail)
    let share = chance.unit()
    guard priority(of: draw) > test else { return range.upperBound }
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  package func willStep(_ tracer: RunTracer) {
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
