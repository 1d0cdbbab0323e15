import EventOrders
import Testing

@testable import FlakeLab

@Suite("Causes by name") struct CauseReportTests {
  @Test func mutants() {
    let mutants = FlakyScenario.all.flatMap { scenario in (1...2).map { scenario.mutated(by: $0) } }
    let report = CauseReport(of: mutants, includesBroken: false)
    print(report.text)
    for entry in report.entries where !entry.isRight { print(entry.diagnosis) }
  }

  @Test func `the hold-out`() {
    let report = CauseReport(of: FlakyScenario.holdout, includesBroken: false)
    print(report.text)
    for entry in report.entries where !entry.isRight { print(entry.diagnosis) }
    #expect(report.macroF1 > 0.8)
  }
}
