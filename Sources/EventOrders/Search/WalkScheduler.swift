import SimulatedApp
import VirtualTime

/// Holds everything that is due later, and before each step of the test lets any of it happen, or
/// the step, with equal chances.
final class WalkScheduler: StepScheduling {
  private var chance: ChanceSource

  init(seed: Seed) { chance = SeedSequence(seed: seed).source(named: "walk") }

  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    law.range(leavingOut: RunTracer.tail).upperBound
  }

  func willStep(_ tracer: RunTracer) {
    var waiting = tracer.waiting.map(\.ticket)
    while !waiting.isEmpty {
      let choice = Int(chance.integer(below: UInt64(waiting.count + 1)))
      guard choice < waiting.count else { return }
      _ = tracer.release(waiting.remove(at: choice))
    }
  }
}
