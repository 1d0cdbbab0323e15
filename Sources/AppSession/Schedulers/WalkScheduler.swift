package import VirtualTime

/// Holds about half of the pending events.
///
/// Before each step of the test, a held event or the step comes next with equal probability; the
/// rest come at any possible time.
package final class WalkScheduler: StepScheduling {
  private var chance: ChanceSource

  /// Makes one whose draws come from a seed.
  package init(seed: Seed) { chance = SeedSequence(seed: seed).source(named: "walk") }

  package func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let range = law.range(leavingOut: RunTracer.tail)
    let share = chance.unit()
    guard chance.integer(below: 2) == 0 else { return range.upperBound }
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  package func willStep(_ tracer: RunTracer) {
    var waiting = tracer.waiting.map(\.ticket)
    while !waiting.isEmpty {
      let choice = Int(chance.integer(below: UInt64(waiting.count + 1)))
      guard choice < waiting.count else { return }
      _ = tracer.release(waiting.remove(at: choice))
    }
  }
}
