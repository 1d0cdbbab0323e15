import FlakeLab

/// What measures each of the goals.
enum LabGoals {
  /// The rows of a goal, measured now.
  static func rows(of goal: Int, isQuick: Bool) -> [GoalRow] {
    switch goal {
    case 1: ScenarioGoal.rows(isQuick: isQuick)
    case 2: ReproductionGoal.rows(isQuick: isQuick)
    case 3: BlindGoal.rows(isQuick: isQuick)
    case 4: CertificateGoal.rows(isQuick: isQuick) + [LabTimes.certificate(isQuick: isQuick)]
    case 5: PriorityGoal.rows(isQuick: isQuick)
    case 6: ShrinkingGoal.rows(isQuick: isQuick)
    case 8: LabReplays.rows(isQuick: isQuick)
    case 9: LabTimes.speed(isQuick: isQuick)
    default: unmeasured(goal)
    }
  }

  /// Places that are kept for measurements to come: each takes the rows that its module gives.
  private static func unmeasured(_ goal: Int) -> [GoalRow] {
    let targets: [Int: String] = [
      7: "macro F1 of at least 0.95 over 12 causes, the racing pair and the side at fault in 95 %",
      10: "coverage of at least 95 % in every cell; early stops with errors of at most 5 %",
      11:
        "the wait that is advised flakes in at most 0.15 % at 1.10 times the perfect wait, in 90 %",
      12: "one in a million within a fifth in at most 1e5 runs, on 20 cases",
    ]
    return targets[goal].map { [GoalRow.notMeasured(goal, target: $0)] } ?? []
  }
}
