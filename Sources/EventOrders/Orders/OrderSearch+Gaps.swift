import SimulatedApp
package import Trials

/// Why a search cannot say that no order fails.
extension OrderSearch {
  /// What was not covered, a sentence part for each reason; empty if every order was run.
  package var gaps: [String] {
    var gaps = unplaced.map { parent in
      let events = runs[parent.run].order.events
      let (second, first) = (events[parent.race.second], events[parent.race.first])
      return "not brought about: \(second.words), before \(first.words)"
    }
    if isSampled { gaps.append(sampleWords) }
    if maker.drewUnseeded { gaps.append(Self.unseededWords) }
    if isCut { gaps.append("a run had more events than a trace keeps") }
    if looksAtMovement {
      gaps.append(
        "a step looks at something that moves; its position depends on the instant, and not every "
          + "instant was tried")
    }
    if isOverAnalysisLimit {
      gaps.append("not certified: limit of analysis")
    } else if !isExhausted {
      gaps.append(maker.weighsOwnCode ? Self.ownCodeWords : Self.furtherOrders)
    }
    return gaps
  }

  /// The gap of a test with chance that no token repeats.
  static let unseededWords =
    "a thread of the test draws random numbers, which no seed decides"

  /// The gap of a search that does not try every order.
  static let furtherOrders = "there are further orders"

  /// The gap of a search that ended while it tried the orders of the app's own code.
  static let ownCodeWords =
    "there are further orders of the app's own code, whose plain variables no search sees"

  private var sampleWords: String {
    let isOfTest = sampled.keys.contains { $0.contains(DeviceChance.testSource) }
    return isOfTest
      ? "the test draws random numbers, and only some were tried"
      : "a choice has more than \(Self.widestAnswer) answers, and only some were tried"
  }

  /// Why a search whose first run does not repeat itself gives no certificate.
  var unrepeatableWords: String {
    maker.drewUnseeded
      ? Self.unseededWords : "two runs with the same choices went different ways"
  }

  /// Whether the first run takes the same course a second time.
  ///
  /// If not, the test depends on something that its token does not repeat: a static variable, a
  /// file, or a thread or clock of the machine. `known` is the result of an earlier run with the
  /// same seed.
  package func repeatsItself(knowing known: Trial? = nil) -> Bool {
    guard let first = runs.first else { return true }
    if maker.drewUnseeded { return false }
    if let known, known.failures != first.trial.failures { return false }
    return Self.isSame(test.trace(seed: seed, plan: first.plan), first)
  }

  /// Runs of the test with its sets and dictionaries in other orders, beside the first run.
  func unorderedRuns() -> UnorderedRuns {
    let first = runs.first
    return UnorderedRuns(of: test, seed: seed) { made in
      first.map { Self.isSame(made, $0) } ?? true
    }
  }

  private static func isSame(_ made: TracedTrial, _ run: Run) -> Bool {
    made.trial.failures == run.trial.failures && made.trial.duration == run.trial.duration
      && made.trace.happenings.map(\.words) == run.order.events.map(\.words)
  }
}
