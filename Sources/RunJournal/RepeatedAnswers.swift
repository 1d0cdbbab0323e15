package import NetworkStubs
package import VirtualTime

/// What the requests of loaders came to in a recorded run, for one that repeats it.
///
/// Stubs that a test made in Swift are no part of a journal; their answers are.
package struct RepeatedAnswers {
  /// An answer, and when it came; nil where none came before the end, or it was not kept.
  private var answers: [(outcome: NetworkOutcome, instant: VirtualInstant)?] = []
  private var next = 0

  /// Whether no loader asked for anything.
  package var isEmpty: Bool { answers.isEmpty }

  /// Takes the answers of a journal.
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

  /// What the next request of a loader comes to; nil leaves it to the stubs.
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
