import FlakeLab
import SeededCases
import Testing

@testable import LabGoals

@Suite struct `Measured promises` {
  @Test func `intervals of rare failures hold what can be written down`() {
    let forms = FuzzCount.some(of: ClosedForm.all, every: 12)
    let report = RareFlakeReport.measured(rounds: 1, of: forms)
    #expect(report.coverage >= 0.93 && ClosedForm.all.count >= 20, "\(report)")
    for row in report.rows { #expect(row.worstError < 0.2, "\(row.name)") }
  }

  @Test func `short estimates, as beside findings, hold it too`() {
    let forms = FuzzCount.some(of: ClosedForm.all, every: 4)
    let report = RareFlakeReport.measured(rounds: 2, of: forms, with: .short)
    #expect(report.coverage >= 0.9, "\(report)")
    for row in report.rows { #expect(row.mostRuns <= 3_000, "\(row.name)") }
  }

  @Test func `the recommended wait takes hardly longer than the perfect one`() {
    let report = WaitGoalReport.measured(runs: FuzzCount.times(15).count)
    #expect(report.rows.count >= 10)
    let good = report.rows.count { $0.ratio <= 1.1 && $0.rate.failures == 0 }
    #expect(Double(good) >= 0.9 * Double(report.rows.count), "\(report)")
  }
}
