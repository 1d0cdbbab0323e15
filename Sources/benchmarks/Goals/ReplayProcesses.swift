import Foundation
import LabGoals

/// Replays runs in new processes of this tool.
enum ReplayProcesses {
  /// The rows of goal 8.
  static func rows(isQuick: Bool) -> [GoalRow] {
    let (count, processes) = isQuick ? (200, 4) : (10_000, 100)
    let cases = ReplayGoal.cases(count)
    let here = ReplayGoal.fingerprints(of: cases, threads: 1)
    let share = count / processes
    var same = 0
    for process in 0..<processes {
      let part = process * share..<min((process + 1) * share, cases.count)
      let threads = process % 2 == 0 ? 1 : 2
      let there = ChildProcess.run(
        .replays, arguments: ["\(threads)"] + cases[part].map(\.argument))
      let lines = (there ?? "").split(separator: "\n").map(String.init)
      same += zip(here[part], lines).count { $0 == $1 }
    }
    let row = ReplayGoal.row(
      same: same, of: cases.count, processes: processes, cases: cases, target: count)
    return [row] + ReplayGoal.rows(of: cases)
  }

  /// The output of a process that replays runs: a line for each run; nil for wrong arguments.
  static func part(_ arguments: [String]) -> String? {
    guard let threads = arguments.first.flatMap({ Int($0) }) else { return nil }
    let cases = arguments.dropFirst().compactMap { ReplayGoal.Case(argument: $0) }
    guard cases.count == arguments.count - 1 else { return nil }
    return ReplayGoal.fingerprints(of: cases, threads: min(max(1, threads), 64))
      .joined(separator: "\n")
  }

  /// The output of a process that makes a thousand runs: its peak memory.
  static var thousandRuns: String? {
    SpeedGoal.run(threads: 1).map { _ in "\(ChildProcess.ownPeakMegabytes)" }
  }
}
