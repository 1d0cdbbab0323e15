package import EventOrders
import FlakeLab

/// The accuracy of diagnoses, compared with the causes that the scenarios' authors state.
package struct CauseReport: Sendable {
  /// One scenario's flaky test.
  package struct Entry: Sendable {
    /// The scenario.
    package let scenario: FlakyScenario
    /// The diagnosis of its flaky variant.
    package let diagnosis: Diagnosis

    /// Whether the cause and the blame are correct.
    package var isRight: Bool {
      diagnosis.cause == scenario.subcategory && diagnosis.blame == scenario.blame
    }

    /// Whether the racing pair is one that the author states, in that order.
    package var hasRightPair: Bool {
      guard let pair = diagnosis.pair else { return false }
      return scenario.races.contains {
        pair.first.words.contains($0.first) && pair.second.words.contains($0.second)
      }
    }
  }

  /// The flaky tests.
  package private(set) var entries: [Entry] = []
  /// Verdicts of the fixed tests on broken apps; all of these are true regressions.
  package private(set) var regressions: [(scenario: String, verdict: Diagnosis.Verdict)] = []

  /// Diagnoses scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: the scenarios to diagnose.
  ///   - includesBroken: whether to diagnose the broken variants too.
  package init(of scenarios: [FlakyScenario], includesBroken: Bool = true) {
    for scenario in scenarios {
      entries.append(
        Entry(scenario: scenario, diagnosis: Self.diagnosis(of: scenario.variant(.flaky))))
      guard includesBroken else { continue }
      let broken = Self.diagnosis(of: scenario.variant(.broken))
      regressions.append((scenario.name, broken.verdict))
    }
  }

  /// Diagnoses one variant of a scenario.
  package static func diagnosis(of variant: FlakyScenario.Variant) -> Diagnosis {
    var test = FlowTest(variant.flow, app: variant.app)
    test.isOfTest = { $0.contains("/LabGoals/Corpus/") }
    return CauseSearch(test: test).diagnose()
  }

  /// The mean of all causes' F1 scores (harmonic mean of precision and recall); causes without a
  /// scenario do not count.
  package var macroF1: Double {
    let causes = FlakeCause.allCases.filter { cause in
      entries.contains { $0.scenario.subcategory == cause }
    }
    guard !causes.isEmpty else { return 0 }
    return causes.reduce(0) { $0 + f1(of: $1) } / Double(causes.count)
  }

  private func f1(of cause: FlakeCause) -> Double {
    let right = entries.count { $0.scenario.subcategory == cause && $0.diagnosis.cause == cause }
    let wanted = entries.count { $0.scenario.subcategory == cause }
    let found = entries.count { $0.diagnosis.cause == cause }
    return wanted + found == 0 ? 0 : Double(2 * right) / Double(wanted + found)
  }

  /// The share of scenarios with the correct blame.
  package var blameShare: Double {
    share(of: entries) { $0.diagnosis.blame == $0.scenario.blame }
  }

  /// Among scenarios whose author states the racing events, the share with one of those pairs, in
  /// the order in which the test fails.
  package var pairShare: Double { share(of: racing, \.hasRightPair) }

  /// The scenarios whose author states the racing events.
  package var racing: [Entry] { entries.filter { !$0.scenario.races.isEmpty } }

  /// The share of regressions that were diagnosed as flaky.
  package var regressionMissShare: Double {
    regressions.isEmpty ? 0 : share(of: regressions) { $0.verdict == .flaky }
  }

  /// Among scenarios whose author states what is pending at a timeout, the share where it is the
  /// first that the diagnosis lists.
  package var pendingShare: Double {
    share(of: entries.filter { $0.scenario.pending != nil }) { entry in
      entry.scenario.pending.map { entry.diagnosis.pending.first?.contains($0) ?? false } ?? false
    }
  }

  /// The share of scenarios with planted orders that shrank to exactly that number of orders.
  package var exactDepthShare: Double {
    share(of: entries.filter { $0.scenario.plantedDepth > 0 }) {
      $0.diagnosis.needs.depth == $0.scenario.plantedDepth
    }
  }

  /// The share of scenarios whose advice was tried and removed every failure.
  package var provenShare: Double {
    share(of: entries) { $0.diagnosis.advice?.isProven ?? false }
  }

  /// The median number of runs that shrinking took.
  package var medianReplays: Int {
    let replays = entries.filter { $0.diagnosis.needs.depth > 0 }.map(\.diagnosis.needs.replays)
      .sorted()
    return replays.isEmpty ? 0 : replays[replays.count / 2]
  }

  private func share<Element>(of elements: [Element], _ holds: (Element) -> Bool) -> Double {
    elements.isEmpty ? 1 : Double(elements.count(where: holds)) / Double(elements.count)
  }
}
