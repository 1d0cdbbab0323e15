package import SimulatedApp
package import Trials
package import VirtualTime

extension SkewedDraws: StepScheduling {
  /// Draws a latency; never nil, so that the session draws none.
  package func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let drawn: VirtualDuration = latency(of: draw, law: law)
    return drawn
  }

  /// Does nothing, because the draws do not depend on the steps.
  package func willStep(_ tracer: RunTracer) {}
}
