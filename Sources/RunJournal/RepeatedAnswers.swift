package import NetworkStubs
package import VirtualTime

/// The answers that loaders got in a recorded run, for a run that repeats it.
///
/// A journal does not contain the stubs that a test made in Swift, but it contains their answers.
package struct RepeatedAnswers {
  /// Each answer with its instant; nil if it did not arrive before the end, or was not kept.
  private var answers: [(outcome: NetworkOutcome, instant: VirtualInstant)?] = []
  private var next = 0

  /// Whether no loader made a request.
  package var isEmpty: Bool { answers.isEmpty }

  /// Takes the answers from a journal.
  package init(_ entries: [JournalRecord.Entry]) {
    var places: [Int: Int] = [:]
    for entry in entries {
      switch entry.fact {
      case .requested(let number, _, _, let by, _) where by.hasPrefix(NetworkSource.loaderMark):
        places[number] = answers.count
        answers.append(nil)
      case .answered(let answer):
        guard let place = places[answer.number], let outcome = answer.outcome else { continue }
        answers[place] = (outcome, VirtualInstant(nanoseconds: entry.nanoseconds))
      default: continue
      }
    }
  }

  /// The outcome of the next request of a loader; nil leaves it to the stubs.
  package mutating func next(for source: NetworkSource, at instant: VirtualInstant)
    -> NetworkOutcome?
  {
    guard case .loader = source, next < answers.count else { return nil }
    defer { next += 1 }
    guard let answer = answers[next] else { return nil }
    var outcome = answer.outcome
    outcome.delay = answer.instant - instant
    return outcome
  }
}
