import SimulatedApp
import VirtualTime

extension SkewedDraws: StepScheduling {
  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let drawn: VirtualDuration = latency(of: draw, law: law)
    return drawn
  }

  func willStep(_ tracer: RunTracer) {}
}
