import VirtualTime

/// Decides what is drawn before a run can be followed, and keeps what came out.
final class SurroundingsSteering {
  private let asked: [String: UInt64]
  private let choices: ChoiceRecorder
  private(set) var answers: [DrawnAnswer] = []

  /// Steers the choices of a session; nil for one that is not steered.
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

  func answer(
    _ kind: ChoiceKind, from source: ChanceSourceID, drawn: UInt64, bound: UInt64
  ) -> UInt64? {
    guard kind != .tie else { return nil }
    let name = "start > \(choices.name(of: source))"
    let value = min(asked[name] ?? drawn, bound - 1)
    answers.append(DrawnAnswer(name: name, happening: nil, value: value, bound: bound))
    return asked[name]
  }
}
