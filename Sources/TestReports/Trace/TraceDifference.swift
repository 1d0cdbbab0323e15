/// The first step at which two runs of one test differ.
struct TraceDifference: Equatable {
  /// The index of the step, which may be past the end of the shorter run.
  let step: Int
  /// The difference in one sentence.
  let words: String

  /// Compares two runs by their steps and the screens after them; nil if nothing differs.
  ///
  /// Instants are ignored, because different seeds give different times even if nothing else
  /// differs.
  static func first(_ one: TraceRun, _ other: TraceRun) -> TraceDifference? {
    let pairs = Array(zip(one.steps, other.steps))
    let begin = pairs.firstIndex { !$0.begins(as: $1) }
    // The end of a call comes after the steps inside it.
    let ended = pairs.indices.filter { !pairs[$0].0.ends(as: pairs[$0].1) }
      .min { pairs[$0].0.next < pairs[$1].0.next }
    if let ended, pairs[ended].0.next <= begin ?? .max {
      return TraceDifference(step: ended, words: endWords(pairs[ended].0, pairs[ended].1))
    }
    if let begin {
      return TraceDifference(step: begin, words: beginWords(pairs[begin].0, pairs[begin].1))
    }
    guard one.steps.count != other.steps.count else { return nil }
    let longer = one.steps.count > other.steps.count ? one : other
    return TraceDifference(
      step: pairs.count,
      words: "One run ends here; the other continues with “\(longer.steps[pairs.count].text)”.")
  }

  private static func beginWords(_ step: TraceStep, _ against: TraceStep) -> String {
    step.text == against.text
      ? "“\(step.text)” is at a different level."
      : "One run has “\(step.text)” where the other has “\(against.text)”."
  }

  private static func endWords(_ step: TraceStep, _ against: TraceStep) -> String {
    guard step.outcome != against.outcome else {
      return "The screens differ after “\(step.text)”."
    }
    let outcomes = [step.outcome, against.outcome].map { $0.isEmpty ? "ok" : $0 }
    return "“\(step.text)” ends with \(outcomes[0]) in one run and \(outcomes[1]) in the other."
  }
}
