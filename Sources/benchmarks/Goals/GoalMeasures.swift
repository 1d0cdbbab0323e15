import LabGoals
import Trials

/// Measures each of the goals.
enum GoalMeasures {
  /// The rows of a goal, measured now.
  static func rows(of goal: Int, isQuick: Bool) -> [GoalRow] {
    switch goal {
    case 1: ScenarioGoal.rows(isQuick: isQuick)
    case 2: ReproductionGoal.rows(isQuick: isQuick)
    case 3: BlindGoal.rows(isQuick: isQuick)
    case 4: CertificateGoal.rows(isQuick: isQuick) + [GoalTimes.certificate(isQuick: isQuick)]
    case 5: PriorityGoal.rows(isQuick: isQuick)
    case 6: ShrinkingGoal.rows(isQuick: isQuick)
    case 7: CauseGoal.rows(isQuick: isQuick)
    case 8: ReplayProcesses.rows(isQuick: isQuick)
    case 9: GoalTimes.speed(isQuick: isQuick)
    case 10: rows(10, StatisticsReport.measured(isQuick: isQuick).figures, how: statistics)
    case 11: rows(11, WaitGoalReport.measured(isQuick: isQuick).figures, how: waits)
    case 12: rows(12, RareFlakeReport.measured(isQuick: isQuick).figures, how: rareFlakes)
    default: []
    }
  }

  private static let statistics =
    "exact sums over binomials, and simulated experiments that are stopped at any time"
  private static let waits = "the lab's asynchronous scenarios, the same seeds for each wait"
  private static let rareFlakes = "failures whose probability has a closed form"

  static func rows(_ goal: Int, _ figures: [GoalFigure], how: String) -> [GoalRow] {
    figures.map { figure in
      let words = (figure.side == .atMost ? "at most " : "at least ") + short(figure.limit)
      return GoalRow(
        goal, target: "\(figure.name): \(words)", measured: short(figure.value), how: how,
        outcome: .init(isMet: figure.holds),
        figures: [RowFigure(figure.name.replacing(" ", with: "_"), figure.value)])
    }
  }

  private static func short(_ number: Double) -> String { CauseReport.number(number) }
}
