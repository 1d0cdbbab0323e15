import Testing
import VirtualTime

/// Wants one latency and one outcome.
private final class Wishes: ChoiceSteering {
  var latency: VirtualDuration?
  var outcome: UInt64?
  var asked: [ChanceQuestion] = []

  func latency(
    from source: ChanceSourceID, law: LatencyDistribution, choice: Int
  ) -> VirtualDuration? { latency }

  func answer(to question: ChanceQuestion) -> UInt64? {
    asked.append(question)
    return question.kind == .outcome ? outcome : nil
  }
}

@Suite struct ChoiceSteeringTests {
  private let law = LatencyDistribution.uniform(from: .seconds(1), through: .seconds(3))

  @Test func `a steered latency is as wanted, and the token replays it`() throws {
    let wishes = Wishes()
    wishes.latency = .seconds(2.5)
    let recorder = ChoiceRecorder(seed: 3, isSteered: true)
    recorder.steering = wishes
    let drawn = recorder.drawLatency(law, from: recorder.source(named: "loader"))
    let again = ChoiceRecorder(seed: 3, overrides: recorder.token.overrides)
    let replayed = again.drawLatency(law, from: again.source(named: "loader"))
    #expect(drawn >= .seconds(2.5) && drawn < .seconds(2.500_001))
    #expect(replayed == drawn)
  }

  @Test func `without a wish the seed decides`() {
    let wishes = Wishes()
    let steered = ChoiceRecorder(seed: 3, isSteered: true)
    steered.steering = wishes
    let plain = ChoiceRecorder(seed: 3)
    let wanted = steered.drawLatency(law, from: steered.source(named: "loader"))
    #expect(wanted == plain.drawLatency(law, from: plain.source(named: "loader")))
    #expect(steered.token.overrides.isEmpty)
  }

  @Test func `a steered outcome counts as an override`() {
    let wishes = Wishes()
    wishes.outcome = 1
    let recorder = ChoiceRecorder(seed: 3, isSteered: true)
    recorder.steering = wishes
    let source = recorder.source(named: "loader")
    #expect(recorder.drawOutcome(probability: 1e-9, from: source))
    #expect(recorder.token.overrides == [ChoiceOverride(index: 0, value: 1)])
  }

  @Test func `a question tells how likely its answers are`() {
    let wishes = Wishes()
    let recorder = ChoiceRecorder(seed: 3, isSteered: true)
    recorder.steering = wishes
    let source = recorder.source(named: "loader")
    _ = recorder.drawOutcome(probability: 0.25, from: source)
    _ = recorder.drawInteger(below: 4, from: source)
    #expect(wishes.asked.map(\.probability) == [0.25, nil])
  }

  @Test func `a choice can be amended after it was made`() {
    let recorder = ChoiceRecorder(seed: 3, isRecording: true, isSteered: true)
    let source = recorder.source(named: "loader")
    for _ in 0..<3 { _ = recorder.drawLatency(law, from: source) }
    recorder.amend(choice: 1, to: 5)
    recorder.amend(choice: 0, to: 4)
    recorder.amend(choice: 1, to: 6)
    #expect(
      recorder.token.overrides == [
        ChoiceOverride(index: 0, value: 4), ChoiceOverride(index: 1, value: 6),
      ])
    #expect(recorder.choices[1].value == 6)
  }
}
