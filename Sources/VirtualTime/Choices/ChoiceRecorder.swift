/// Decides every random choice and every order in one run, and records the decisions.
///
/// ```swift
/// let recorder = ChoiceRecorder(seed: 42, isRecording: true)
/// let loader = recorder.source(named: "loader simple")
/// let latency = recorder.drawLatency(.exponential(mean: .seconds(2)), from: loader)
/// print(recorder.token)  // replays this run
/// ```
///
/// An answer comes from the stream of its source (see ``SeedSequence``) unless an override sets it;
/// an overridden choice still draws, so later draws of the source do not change. A question with
/// only one possible answer is not a choice: it draws and records nothing.
///
/// Without recording, overrides and shuffled ties, a draw takes hardly longer than that of its
/// stream.
@usableFromInline
package final class ChoiceRecorder {
  /// The seed of the run.
  package let seed: Seed
  /// The policy for which of several events due at one instant fires first, unless overridden.
  package let ties: TieBreaker
  /// Whether choices are kept in ``choices``.
  package let isRecording: Bool
  /// The most choices kept.
  package let recordLimit: Int
  /// Decides choices instead of a random draw; used only if the recorder was made with `isSteered`.
  package weak var steering: (any ChoiceSteering)?
  /// The choices made so far, in order; empty unless recording.
  package private(set) var choices: [Choice] = []
  /// The number of choices so far.
  @exclusivity(unchecked)
  package private(set) var choiceCount: Int = 0

  private let overrides: [ChoiceOverride]
  private var nextOverride = 0
  private var effective: [ChoiceOverride] = []
  // Exclusivity is unchecked, as for `choiceCount`: no access runs foreign code, so accesses cannot
  // overlap, and the checks would take four times as long as the draw.
  @exclusivity(unchecked)
  private var sources: [ChanceSource] = []
  private var places: [String: ChanceSourceID] = [:]
  private var tieSource: ChanceSourceID?

  /// Makes the recorder of a run.
  ///
  /// - Parameters:
  ///   - seed: the seed of the run.
  ///   - ties: how ties are broken unless overridden.
  ///   - overrides: choices to set, in any order; of two for the same choice the first counts.
  ///   - isRecording: whether to keep the choices.
  ///   - isSteered: whether ``steering`` will be set.
  ///   - recordLimit: the most choices kept.
  package init(
    seed: Seed, ties: TieBreaker = .bySequence, overrides: [ChoiceOverride] = [],
    isRecording: Bool = false, isSteered: Bool = false, recordLimit: Int = 1_000_000
  ) {
    self.seed = seed
    self.ties = ties
    self.isRecording = isRecording
    self.recordLimit = recordLimit
    self.overrides = ReplayToken(seed: seed, ties: ties, overrides: overrides).overrides
    watchesTies = isRecording || isSteered || ties == .shuffled || !self.overrides.isEmpty
  }

  /// A recorder that continues from here with the same streams; it has no ``steering``.
  package func copy() -> ChoiceRecorder {
    let copy = ChoiceRecorder(
      seed: seed, ties: ties, overrides: overrides, isRecording: isRecording,
      isSteered: watchesTies, recordLimit: recordLimit)
    copy.choices = choices
    copy.choiceCount = choiceCount
    copy.nextOverride = nextOverride
    copy.effective = effective
    copy.sources = sources
    copy.places = places
    copy.tieSource = tieSource
    return copy
  }

  /// Whether the clock must ask the recorder about ties.
  ///
  /// Without recording, overrides and shuffling, ties follow the sequence numbers and need no
  /// question.
  package let watchesTies: Bool

  /// The source with a name; the same name always gives the same source.
  package func source(named name: String) -> ChanceSourceID {
    if let known = places[name] { return known }
    let id = ChanceSourceID(index: sources.count)
    sources.append(SeedSequence(seed: seed).source(named: name))
    places[name] = id
    return id
  }

  /// The name of a source, or an empty text for a source of another recorder.
  package func name(of source: ChanceSourceID) -> String {
    sources.indices.contains(source.index) ? sources[source.index].name : ""
  }

  /// The token that replays the run so far: the seed, and the choices that differ from it.
  package var token: ReplayToken {
    ReplayToken(seed: seed, ties: ties, overrides: effective)
  }
}

extension ChoiceRecorder {
  /// The most events due at one instant that are offered, in sequence order.
  @inlinable
  package static var widestTie: Int { 64 }

  /// A whole number below a bound, each equally likely; a bound of 0 or 1 gives 0.
  package func drawInteger(below bound: UInt64, from source: ChanceSourceID) -> UInt64 {
    guard bound > 1, sources.indices.contains(source.index) else { return 0 }
    let drawn = sources[source.index].integer(below: bound)
    return settle(.integer, of: source, drawn: drawn, bound: bound)
  }

  /// Whether an event of a given probability happens; probabilities 0 and 1 are not choices.
  package func drawOutcome(probability: Double, from source: ChanceSourceID) -> Bool {
    guard probability > 0, probability < 1, sources.indices.contains(source.index) else {
      return probability >= 1
    }
    let drawn: UInt64 = sources[source.index].unit() < probability ? 1 : 0
    return settle(.outcome, of: source, drawn: drawn, bound: 2, probability: probability) == 1
  }

  /// A latency from a distribution; a fixed latency is not a choice.
  package func drawLatency(
    _ distribution: LatencyDistribution, from source: ChanceSourceID
  ) -> VirtualDuration {
    if let fixed = distribution.onlyValue { return fixed }
    guard sources.indices.contains(source.index) else { return distribution.quantile(0.5) }
    let drawn = sources[source.index].fraction().step
    let steered = steering?.latency(from: source, law: distribution, choice: choiceCount)
      .flatMap { distribution.fraction(of: $0)?.step }
    let step = settle(
      .latency, of: source, drawn: drawn, bound: Fraction.steps, steered: steered)
    return distribution.sample(at: Fraction(step: step))
  }

  /// Which of several events due at one instant fires first, counted in sequence order.
  @usableFromInline
  package func chooseTie(among count: Int) -> Int {
    guard count > 1 else { return 0 }
    let source = tieSource ?? source(named: "order of events due at one instant")
    tieSource = source
    let bound = UInt64(count)
    let drawn = ties == .shuffled ? sources[source.index].integer(below: bound) : 0
    return Int(settle(.tie, of: source, drawn: drawn, bound: bound))
  }

  /// Applies the overrides to a drawn value and records the result.
  @inline(__always)
  private func settle(
    _ kind: ChoiceKind, of source: ChanceSourceID, drawn: UInt64, bound: UInt64,
    steered: UInt64? = nil, probability: Double? = nil
  ) -> UInt64 {
    let index = choiceCount
    choiceCount = index &+ 1
    // If ties are not watched, there is neither a record nor an override.
    guard watchesTies else { return drawn }
    var value = drawn
    if nextOverride < overrides.count, overrides[nextOverride].index == index {
      value = overridden(at: index, drawn: drawn, bound: bound)
    } else if let asked = steered
      ?? answered(
        ChanceQuestion(kind, from: source, drawn: drawn, bound: bound, probability: probability))
    {
      value = min(asked, bound - 1)
      if value != drawn { effective.append(ChoiceOverride(index: index, value: value)) }
    }
    if isRecording, choices.count < recordLimit {
      choices.append(Choice(source: source, kind: kind, value: value, bound: bound))
    }
    return value
  }

  /// The answer of ``steering``; latencies are handled elsewhere.
  private func answered(_ question: ChanceQuestion) -> UInt64? {
    question.kind == .latency ? nil : steering?.answer(to: question)
  }

  /// Takes the next override, clamped to the possible answers.
  private func overridden(at index: Int, drawn: UInt64, bound: UInt64) -> UInt64 {
    let asked = overrides[nextOverride].value
    nextOverride += 1
    let value = min(asked, bound - 1)
    if value != drawn { effective.append(ChoiceOverride(index: index, value: value)) }
    return value
  }

  /// Changes the value of an earlier choice, if nothing that depends on it has happened yet.
  package func amend(choice index: Int, to value: UInt64) {
    if choices.indices.contains(index) {
      let made = choices[index]
      choices[index] = Choice(
        source: made.source, kind: made.kind, value: value, bound: made.bound)
    }
    let place = effective.firstIndex { $0.index >= index } ?? effective.endIndex
    if effective.indices.contains(place), effective[place].index == index {
      effective.remove(at: place)
    }
    effective.insert(ChoiceOverride(index: index, value: value), at: place)
  }
}
