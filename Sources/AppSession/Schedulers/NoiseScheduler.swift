package import VirtualTime

/// Stretches and shrinks latencies at random, within their distributions.
package final class NoiseScheduler: StepScheduling {
  private var chance: ChanceSource

  /// Makes one whose draws come from a seed.
  package init(seed: Seed) { chance = SeedSequence(seed: seed).source(named: "noise") }

  package func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let drawn = law.sample(at: chance.fraction())
    let powers: [Double] = [0.125, 0.25, 0.5, 1, 2, 4, 8]
    let stretched = drawn * powers[Int(chance.integer(below: UInt64(powers.count)))]
    let range = law.range(leavingOut: RunTracer.tail)
    return max(range.lowerBound, min(stretched, range.upperBound))
  }

  package func willStep(_ tracer: RunTracer) {}
}
