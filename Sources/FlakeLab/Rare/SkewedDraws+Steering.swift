package import SimulatedApp
package import VirtualTime

extension SkewedDraws: StepScheduling {
  /// Draws a latency; never nil, so that nothing is left to the session.
  package func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration? {
    let drawn: VirtualDuration = latency(of: draw, law: law)
    return drawn
  }

  /// Nothing: the draws do not hang on the steps.
  package func willStep(_ tracer: RunTracer) {}
}
