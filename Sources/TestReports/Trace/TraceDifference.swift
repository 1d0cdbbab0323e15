/// The first step at which two runs of one test differ.
struct TraceDifference: Equatable {
  /// The number of the step, the first being 0; past the end of a run that is shorter.
  let step: Int
  /// What differs there, in one sentence.
  let words: String

  /// Compares two runs by what their steps tell and what is seen after them; nil for alike ones.
  ///
  /// Instants are not compared: runs with other seeds take other times where nothing else differs.
  static func first(_ one: TraceRun, _ other: TraceRun) -> TraceDifference? {
    let pairs = Array(zip(one.steps, other.steps))
    let begin = pairs.firstIndex { !$0.begins(as: $1) }
    // A call that ends otherwise does so after what happened in it.
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
      words: "One run ends here; the other goes on with “\(longer.steps[pairs.count].text)”.")
  }

  private static func beginWords(_ step: TraceStep, _ against: TraceStep) -> String {
    step.text == against.text
      ? "“\(step.text)” stands elsewhere among the steps."
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
