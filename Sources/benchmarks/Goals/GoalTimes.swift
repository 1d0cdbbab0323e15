import Foundation
import LabGoals

/// The lab's measurements of real time and memory.
enum GoalTimes {
  /// The time to certify a test.
  static func certificate(isQuick: Bool) -> GoalRow {
    let seconds = Stopwatch.median(runs: isQuick ? 3 : 9, times: 1) {
      _ = CertificateGoal.certify()
    }
    return CertificateGoal.row(seconds: seconds)
  }

  /// The time and memory of a thousand runs.
  static func speed(isQuick: Bool) -> [GoalRow] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let turns = isQuick ? 3 : 11
    var alone: [Double] = []
    var shared: [Double] = []
    for _ in 0..<turns {
      alone.append(Stopwatch.median(runs: 1, times: 1) { _ = SpeedGoal.run(threads: 1) })
      shared.append(Stopwatch.median(runs: 1, times: 1) { _ = SpeedGoal.run(threads: cores) })
    }
    return SpeedGoal.rows(
      seconds: Stopwatch.median(alone), shared: Stopwatch.median(shared), cores: cores,
      megabytes: ChildProcess.peakMegabytes(.thousandRuns))
  }
}
