package import NetworkStubs
package import VirtualTime

/// The answers that loaders got in a recorded run, for a run that repeats it.
///
/// A journal does not contain the stubs that a test made in Swift, but it contains their answers.
package struct RepeatedAnswers {
  private struct Answer {
    /// The outcome; nil if it was not kept.
    var outcome: NetworkOutcome?
    /// When it arrived; nil if it did not before the end.
    var instant: VirtualInstant?
  }

  private var answers: [Answer] = []
  private var next = 0
  private let end: VirtualInstant

  /// Whether no loader made a request.
  package var isEmpty: Bool { answers.isEmpty }

  /// Takes the answers from a journal.
  package init(_ entries: [JournalRecord.Entry]) {
    end = VirtualInstant(nanoseconds: entries.last?.nanoseconds ?? 0)
    var places: [Int: Int] = [:]
    for entry in entries {
      switch entry.fact {
      case .requested(let number, _, _, let by, _) where by.hasPrefix(NetworkSource.loaderMark):
        places[number] = answers.count
        answers.append(Answer())
      case .answered(let answer):
        guard let place = places[answer.number] else { continue }
        answers[place] = Answer(
          outcome: answer.outcome, instant: VirtualInstant(nanoseconds: entry.nanoseconds))
      default: continue
      }
    }
  }

  /// The outcome of the next request, at the instant of the recorded one.
  ///
  /// The stubs decide about other requests. Their latency then differs, because repeated answers
  /// draw none; so a response that did not arrive before the end does not arrive now either.
  package mutating func next(
    for source: NetworkSource, at instant: VirtualInstant, deciding decide: () -> NetworkOutcome
  ) -> NetworkOutcome {
    guard case .loader = source, next < answers.count else { return decide() }
    defer { next += 1 }
    let answer = answers[next]
    var outcome = answer.outcome ?? decide()
    outcome.delay =
      answer.instant.map { $0 - instant } ?? max(outcome.delay, end - instant + .nanoseconds(1))
    return outcome
  }
}
