import SimulatedApp
import VirtualTime

/// Stretches and shrinks latencies at random, within their distributions.
final class NoiseScheduler: StepScheduling {
  private var chance: ChanceSource

  init(seed: Seed) { chance = SeedSequence(seed: seed).source(named: "noise") }

  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let drawn = law.sample(at: chance.fraction())
    let powers: [Double] = [0.125, 0.25, 0.5, 1, 2, 4, 8]
    let stretched = drawn * powers[Int(chance.integer(below: UInt64(powers.count)))]
    let range = law.range(leavingOut: RunTracer.tail)
    return max(range.lowerBound, min(stretched, range.upperBound))
  }

  func willStep(_ tracer: RunTracer) {}
}
