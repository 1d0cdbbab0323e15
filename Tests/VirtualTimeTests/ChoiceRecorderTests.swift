import Testing
import VirtualTime

@Suite struct ChoiceRecorderTests {
  private let latency = LatencyDistribution.exponential(mean: .seconds(1))

  /// A run that draws from everything, driven by what it draws; returns all that came out.
  private func run(_ recorder: ChoiceRecorder) -> [String] {
    let loader = recorder.source(named: "loader")
    let network = recorder.source(named: "network")
    let clock = VirtualClock<String>(recorder: recorder)
    var lines: [String] = []
    for number in 0..<20 {
      let delay = VirtualDuration.seconds(Double(recorder.drawInteger(below: 4, from: network)))
      _ = try? clock.schedule("event \(number)", after: delay)
      if recorder.drawOutcome(probability: 0.3, from: network) {
        let latency = recorder.drawLatency(latency, from: loader)
        _ = try? clock.schedule("loaded \(latency)", after: latency)
      }
    }
    _ = try? clock.runUntilIdle { lines.append("\($0) \($1)") }
    return lines
  }

  @Test func `asks its streams as a sequence of the same seed would`() {
    let recorder = ChoiceRecorder(seed: 9)
    var stream = SeedSequence(seed: 9).source(named: "loader")
    let loader = recorder.source(named: "loader")
    #expect(recorder.drawInteger(below: 1_000, from: loader) == stream.integer(below: 1_000))
    #expect(recorder.drawLatency(latency, from: loader) == latency.sample(using: &stream))
    #expect(recorder.drawOutcome(probability: 0.5, from: loader) == (stream.unit() < 0.5))
  }

  @Test func `records who asked, what for and what came out`() {
    let recorder = ChoiceRecorder(seed: 9, isRecording: true)
    let loader = recorder.source(named: "loader")
    let value = recorder.drawInteger(below: 10, from: loader)
    _ = recorder.drawLatency(latency, from: loader)
    _ = recorder.chooseTie(among: 3)
    #expect(recorder.choices.map(\.kind) == [.integer, .latency, .tie])
    #expect(recorder.choices.map(\.kind.description) == ["integer", "latency", "tie"])
    #expect(recorder.choices.map(\.bound) == [10, Fraction.steps, 3])
    #expect(recorder.choices[0].value == value)
    #expect(recorder.name(of: recorder.choices[2].source) == "order of events due at one instant")
    #expect(recorder.name(of: ChanceSourceID(index: 9)) == "")
  }

  @Test func `a question with one answer is no choice`() {
    let recorder = ChoiceRecorder(seed: 9, isRecording: true)
    let loader = recorder.source(named: "loader")
    #expect(recorder.drawInteger(below: 1, from: loader) == 0)
    #expect(recorder.drawOutcome(probability: 1, from: loader))
    #expect(!recorder.drawOutcome(probability: 0, from: loader))
    #expect(recorder.drawLatency(.fixed(.seconds(2)), from: loader) == .seconds(2))
    #expect(recorder.chooseTie(among: 1) == 0)
    #expect(recorder.choiceCount == 0)
  }

  @Test func `recording changes nothing`() {
    for seed in 0..<50 {
      let seed = Seed(UInt64(seed))
      #expect(
        run(ChoiceRecorder(seed: seed)) == run(ChoiceRecorder(seed: seed, isRecording: true)))
    }
  }

  @Test func `a run from its own token draws the same`() throws {
    for number in 0..<200 {
      var source = SeedSequence(seed: Seed(UInt64(number))).source(named: "overrides")
      let overrides = (0..<source.integer(below: 8)).map { _ in
        ChoiceOverride(index: Int(source.integer(below: 60)), value: source.integer(below: 4))
      }
      let first = ChoiceRecorder(
        seed: Seed(UInt64(number)), ties: number % 2 == 0 ? .bySequence : .shuffled,
        overrides: overrides, isRecording: true)
      let lines = run(first)
      let token = try ReplayToken(parsing: first.token.description)
      let second = ChoiceRecorder(
        seed: token.seed, ties: token.ties, overrides: token.overrides, isRecording: true)
      #expect(run(second) == lines, "seed \(number)")
      #expect(second.choices == first.choices)
      #expect(second.token == first.token)
    }
  }

  @Test func `an override changes its choice and no other draw of the source`() {
    let plain = ChoiceRecorder(seed: 4, isRecording: true)
    let scripted = ChoiceRecorder(
      seed: 4, overrides: [ChoiceOverride(index: 1, value: 77)], isRecording: true)
    for recorder in [plain, scripted] {
      let loader = recorder.source(named: "loader")
      for _ in 0..<5 { _ = recorder.drawInteger(below: 100, from: loader) }
    }
    var expected = plain.choices.map(\.value)
    expected[1] = 77
    #expect(scripted.choices.map(\.value) == expected)
  }

  @Test func `an override that asks for what the seed gives leaves the token`() {
    let plain = ChoiceRecorder(seed: 4, isRecording: true)
    let value = plain.drawInteger(below: 100, from: plain.source(named: "loader"))
    let scripted = ChoiceRecorder(seed: 4, overrides: [ChoiceOverride(index: 0, value: value)])
    _ = scripted.drawInteger(below: 100, from: scripted.source(named: "loader"))
    #expect(scripted.token == ReplayToken(seed: 4))
  }

  @Test func `ties go by sequence, by shuffle or by script`() {
    func order(_ recorder: ChoiceRecorder) -> [String] {
      let clock = VirtualClock<String>(recorder: recorder)
      for name in ["a", "b", "c", "d"] { _ = try? clock.schedule(name, after: .seconds(1)) }
      var order: [String] = []
      _ = try? clock.runUntilIdle { name, _ in order.append(name) }
      return order
    }
    #expect(order(ChoiceRecorder(seed: 1)) == ["a", "b", "c", "d"])
    #expect(order(ChoiceRecorder(seed: 1, isRecording: true)) == ["a", "b", "c", "d"])
    let script = [ChoiceOverride(index: 0, value: 2), ChoiceOverride(index: 1, value: 1)]
    #expect(order(ChoiceRecorder(seed: 1, overrides: script)) == ["c", "b", "a", "d"])
    let shuffles = (0..<200).map { order(ChoiceRecorder(seed: Seed($0), ties: .shuffled)) }
    #expect(Set(shuffles).count == 24)
    #expect(order(ChoiceRecorder(seed: 3, ties: .shuffled)) == shuffles[3])
  }

  @Test func `an override beyond the possible answers gives the last one`() {
    let recorder = ChoiceRecorder(seed: 1, overrides: [ChoiceOverride(index: 0, value: 9)])
    #expect(recorder.drawInteger(below: 4, from: recorder.source(named: "loader")) == 3)
  }

  @Test func `the record has a limit`() {
    let recorder = ChoiceRecorder(seed: 1, isRecording: true, recordLimit: 3)
    let loader = recorder.source(named: "loader")
    for _ in 0..<5 { _ = recorder.drawInteger(below: 4, from: loader) }
    #expect(recorder.choices.count == 3)
    #expect(recorder.choiceCount == 5)
  }
}
