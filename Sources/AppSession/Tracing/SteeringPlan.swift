package import VirtualTime

/// The decisions about a run that are made before it begins, by the names of the draws.
package struct SteeringPlan: Sendable, Equatable {
  /// Latencies by the names of their draws.
  package var latencies: [String: VirtualDuration] = [:]
  /// The answers of other random choices, by their names.
  package var answers: [String: UInt64] = [:]

  /// Makes a plan that decides nothing.
  package init() {}
}

/// Decides during a run when pending events happen.
package protocol StepScheduling: AnyObject {
  /// The latency that a draw starts with; nil leaves it to the plan and to chance.
  func latency(of draw: String, law: LatencyDistribution) -> VirtualDuration?

  /// The answer to another random choice; nil leaves it to chance.
  func answer(to question: ChanceQuestion, named name: String) -> UInt64?

  /// Called before each step of the test; ``RunTracer/release(_:)`` makes pending events happen.
  func willStep(_ tracer: RunTracer)
}

extension StepScheduling {
  /// Leaves every answer to chance.
  package func answer(to question: ChanceQuestion, named name: String) -> UInt64? { nil }
}
