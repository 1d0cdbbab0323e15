import EventOrders

extension CauseReport {
  /// A number of a benchmark, by its name.
  package struct Figure: Sendable, Equatable {
    /// The name of the measured quantity.
    package let name: String
    /// The number; shares are from 0 to 1.
    package let value: Double
  }

  /// The figures of a report.
  package var figures: [Figure] {
    [
      Figure(name: "macro F1", value: macroF1),
      Figure(name: "blame", value: blameShare),
      Figure(name: "racing pair", value: pairShare),
      Figure(name: "regression called flaky", value: regressionMissShare),
      Figure(name: "pending named", value: pendingShare),
      Figure(name: "exact depth", value: exactDepthShare),
      Figure(name: "advice proven", value: provenShare),
      Figure(name: "median replays", value: Double(medianReplays)),
      Figure(name: "scenarios", value: Double(entries.count)),
    ]
  }

  /// Measures the corpus and its mutants; if quick, every third scenario with one mutant each.
  package static func measured(isQuick: Bool) -> [Figure] {
    let scenarios = FlakyScenario.all.enumerated().filter { !isQuick || $0.offset % 3 == 0 }
      .map(\.element)
    let corpus = CauseReport(of: scenarios).figures
    let mutants = scenarios.flatMap { scenario in
      (1...(isQuick ? 1 : 3)).map { scenario.mutated(by: UInt64($0)) }
    }
    let changed = CauseReport(of: mutants, includesBroken: false).figures.filter {
      ["macro F1", "blame", "racing pair", "exact depth", "scenarios"].contains($0.name)
    }
    return corpus + changed.map { Figure(name: "mutants: \($0.name)", value: $0.value) }
  }

  /// The confusion matrix of the causes that occurred, with the figures below it.
  package var text: String {
    let causes = FlakeCause.allCases
    let width = (causes.map(\.rawValue.count).max() ?? 0) + 2
    var lines = ["rows: what the scenario has; columns: what was diagnosed, in the same order"]
    for (row, cause) in causes.enumerated() {
      let cells = causes.map { told in
        let count = entries.count {
          $0.scenario.subcategory == cause && $0.diagnosis.cause == told
        }
        return Self.cell(count)
      }
      let title = "\(row + 1) \(cause.rawValue)".padded(to: width + 2)
      lines.append(title + cells.joined())
    }
    lines += entries.filter { !$0.isRight }.map { entry in
      let found = entry.diagnosis.cause?.rawValue ?? entry.diagnosis.verdict.rawValue
      let blame = entry.diagnosis.blame?.rawValue ?? "nobody"
      return "missed: \(entry.scenario.name): \(found), \(blame) instead of "
        + "\(entry.scenario.subcategory.rawValue), \(entry.scenario.blame.rawValue)"
    }
    lines += regressions.filter { $0.verdict != .regression }.map {
      "missed: \($0.scenario), broken: \($0.verdict.rawValue)"
    }
    lines += figures.map { "\($0.name): \(Self.number($0.value))" }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ count: Int) -> String {
    count == 0 ? "  ." : String(repeating: " ", count: max(1, 3 - String(count).count)) + "\(count)"
  }

  /// A number with at most three decimals.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
