package import VirtualTime

/// What is decided of a run before it begins, by the names of what is drawn.
package struct SteeringPlan: Sendable, Equatable {
  /// Latencies by the names of their draws.
  package var latencies: [String: VirtualDuration]
  /// Answers of other questions, by their names.
  package var answers: [String: UInt64]

  /// Makes a plan; an empty one decides nothing.
  package init(latencies: [String: VirtualDuration] = [:], answers: [String: UInt64] = [:]) {
    self.latencies = latencies
    self.answers = answers
  }
}

/// Decides while a run goes on when what is due later happens.
package protocol StepScheduling: AnyObject {
  /// The latency to begin with; nil leaves it to the plan and to chance.
  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration?

  /// Called before each step of the test; lets happen what ``RunTracer/release(_:)`` is told.
  func willStep(_ tracer: RunTracer)
}
