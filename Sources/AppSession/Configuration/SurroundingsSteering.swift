import VirtualTime

/// Decides the random choices that come before a run can be traced, and records them.
final class SurroundingsSteering {
  private let asked: [String: UInt64]
  private let choices: ChoiceRecorder
  private(set) var answers: [DrawnAnswer] = []

  /// Steers the choices of a session; nil if the session is not steered.
  init?(_ configuration: SessionConfiguration, _ choices: ChoiceRecorder) {
    guard configuration.isSteered else { return nil }
    asked = configuration.surroundings
    self.choices = choices
    choices.steering = self
  }
}

extension SurroundingsSteering: ChoiceSteering {
  func latency(
    from source: ChanceSourceID, law: LatencyDistribution, choice: Int
  ) -> VirtualDuration? { nil }

  func answer(to question: ChanceQuestion) -> UInt64? {
    guard question.kind != .tie else { return nil }
    let name = "start > \(choices.name(of: question.source))"
    answers.append(DrawnAnswer(name, to: question, asked: asked[name], in: nil))
    return asked[name]
  }
}
