import FlakeLab
import VirtualTime

/// A fault that plain reruns find at most once in a hundred runs.
struct RareSubject {
  let variant: GoalVariant

  static let all: [RareSubject] =
    [3, 4, 5, 6].map { depth in
      let fault = PlantedFault(depth: depth)
      return RareSubject(
        variant: GoalVariant("planted \(depth)", app: fault.app, flow: fault.flow))
    }
    + [(10, 20), (25, 30)].map { window, steps in
      let fault = WindowFault(window: window, steps: steps, longest: 60)
      return RareSubject(
        variant: GoalVariant("window \(window)", app: fault.app, flow: fault.flow))
    }

  /// The number of plain reruns to find all faults, divided by that of an exhaustive search.
  ///
  /// For a single fault, no search can exceed a bound: its first run is a plain run, which finds a
  /// fault of rate p only with probability p, so the factor is below 1/(2p).
  static func row(
    of subjects: [RareSubject] = all, by strategy: SearchStrategy = .exhaustive, isQuick: Bool
  ) -> GoalRow {
    let compared = subjects.map { subject in
      (subject.variant.name, subject.compared(with: strategy, isQuick: isQuick))
    }.filter { $0.1.rate.rate <= 0.01 }
    let plain = compared.reduce(0) { $0 + $1.1.plain }
    let searched = compared.reduce(0) { $0 + $1.1.searched }
    let factor = plain / max(1, searched)
    // A fault that no plain run showed is rarer than counted, and the true factor higher.
    let unseen = compared.count { $0.1.rate.failures == 0 }
    let isMet = factor >= 100 && !compared.isEmpty
    let words = compared.map { name, found in
      "\(name) \(GoalWords.number(found.factor, places: 0)) times (plain "
        + "\(GoalWords.percent(found.rate.rate)), "
        + "\(GoalWords.number(found.searched, places: 1)) runs)"
    }
    return GoalRow(
      3, target: "at least 100 times fewer runs than plain reruns where those fail in 1 % (1,000)",
      measured: (unseen == 0 ? "" : "at least ")
        + "\(GoalWords.number(factor, places: 0)) times over all of them: "
        + "\(GoalWords.number(plain, places: 0)) runs against "
        + "\(GoalWords.number(searched, places: 0)); singly " + words.joined(separator: ", "),
      how:
        "planted faults: one over the plain rate, against the mean of an exhaustive search to the "
        + "first failure, \(isQuick ? 5 : 30) seeds; the sums of both over the faults"
        + (unseen == 0 ? "" : "; \(unseen) of them failed in no plain run and may be rarer"),
      outcome: unseen > 0 && !isMet ? .compared : .init(isMet: isMet),
      figures: [RowFigure("factor", factor)]
        + compared.map { RowFigure("factor_\($0.0)".replacing(" ", with: "_"), $0.1.factor) })
  }

  /// Runs to the first failure by plain reruns and by a search.
  private struct Compared {
    let rate: FlakeRate
    let plain: Double
    let searched: Double

    var factor: Double { plain / max(1, searched) }
  }

  private func compared(with strategy: SearchStrategy, isQuick: Bool) -> Compared {
    let plain = FlakeSearch(variant, seed: 1)
      .run(.plain, runs: isQuick ? 2_000 : 40_000, stopsAtFirst: false)
    let rate = FlakeRate(failures: plain.failures.count, runs: plain.runs)
    let counts = BlindGoal.counts(variant, strategy, seeds: isQuick ? 5 : 30, limit: 1_000)
    // If plain reruns find no failure, use the highest rate that is plausible after them.
    let highest = rate.failures == 0 ? rate.upperBound : rate.rate
    return Compared(rate: rate, plain: 1 / highest, searched: GoalWords.mean(counts.runs))
  }
}
