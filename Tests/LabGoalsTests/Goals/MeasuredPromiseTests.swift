import FlakeLab
import Testing

@testable import LabGoals

@Suite struct `Measured promises` {
  @Test func `intervals of rare failures hold what can be written down`() {
    let forms = ClosedForm.all.enumerated().filter { $0.offset % 3 == 0 }
    let report = RareFlakeReport.measured(rounds: 1, of: forms.map(\.element))
    #expect(report.coverage >= 0.93 && ClosedForm.all.count >= 20, "\(report)")
    for row in report.rows { #expect(row.worstError < 0.2, "\(row.name)") }
  }

  @Test func `the recommended wait takes hardly longer than the perfect one`() {
    let report = WaitGoalReport.measured(runs: 40)
    #expect(report.rows.count >= 10)
    let good = report.rows.count { $0.ratio <= 1.1 && $0.rate.failures == 0 }
    #expect(Double(good) >= 0.9 * Double(report.rows.count), "\(report)")
  }
}
