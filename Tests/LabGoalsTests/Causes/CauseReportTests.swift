import EventOrders
import FlakeLab
import SeededCases
import Testing

@testable import LabGoals

/// Diagnoses that several tests make claims about, each made once.
private enum Told {
  static let corpus = CauseReport(of: FlakyScenario.usual)
  static let holdout = CauseReport(
    of: FuzzCount.some(of: FlakyScenario.holdout, every: 9), includesBroken: false)
  static let second = CauseReport(
    of: FuzzCount.some(of: FlakyScenario.secondHoldout, every: 9), includesBroken: false)
  static let mutants = CauseReport(
    of: FlakyScenario.usual.map { $0.mutated(by: 7) }, includesBroken: false)

  static func missed(_ report: CauseReport) -> [String] {
    report.entries.filter { !$0.isRight }.map { "\($0.diagnosis)" }
  }
}

@Suite("Causes by name", .serialized) struct CauseReportTests {
  @Test func `cause and blame of each scenario are told`() {
    #expect(Told.missed(Told.corpus) == [])
  }

  @Test func `the fixed test of each broken app is a true regression`() {
    let others = Told.corpus.regressions.filter { $0.verdict != .regression }.map(\.scenario)
    #expect(others == [])
  }

  @Test func `a cause hangs on no name, latency, bystander or further step`() {
    #expect(Told.mutants.macroF1 >= 0.95, "\(Told.missed(Told.mutants))")
  }

  @Test func `causes of scenarios that no rule was written for are told`() {
    #expect(Told.holdout.macroF1 >= 0.95, "\(Told.missed(Told.holdout))")
  }

  @Test func `and those of a second set`() {
    #expect(Told.second.macroF1 >= 0.95, "\(Told.missed(Told.second))")
  }

  @Test func `the racing events are those that the author states`() {
    let others = Told.corpus.racing.filter { !$0.hasRightPair }
    #expect(others.map { "\($0.diagnosis)" } == [])
    #expect(Told.mutants.pairShare >= 0.95)
  }

  @Test func `every scenario that depends on an order states its race`() {
    let others = FlakyScenario.all.filter { ($0.plantedDepth > 0) == $0.races.isEmpty }
    #expect(others.map(\.name) == [])
  }

  @Test func `both ends of each race have places`() {
    let others = Told.corpus.racing.filter {
      ($0.diagnosis.pair?.first.place ?? "").isEmpty
        || ($0.diagnosis.pair?.second.place ?? "").isEmpty
    }
    #expect(others.map { "\($0.diagnosis)" } == [])
  }

  @Test func `each schedule has as many needs as were planted`() {
    let others = Told.corpus.entries.filter {
      $0.scenario.plantedDepth > 0 && $0.diagnosis.needs.depth != $0.scenario.plantedDepth
    }
    #expect(others.map { "\($0.diagnosis)" } == [])
  }

  @Test func `few replays are enough`() { #expect(Told.corpus.medianReplays <= 25) }

  @Test func `each timeout says what was pending, as the author does`() {
    let wrong = Told.corpus.entries.filter {
      $0.diagnosis.endsInTimeout != ($0.scenario.pending != nil)
    }
    #expect(wrong.map { "\($0.diagnosis)" } == [])
    #expect(Told.corpus.pendingShare == 1)
  }

  @Test(.enabled(if: FuzzCount.times(1).count > 1, "it is a share of all scenarios"))
  func `most advice was tried and lets nothing fail`() {
    #expect(Told.corpus.provenShare >= 0.85)
  }

  @Test func `a story has less than thirty lines`() {
    let longest = Told.corpus.entries.map {
      "\($0.diagnosis)".split(separator: "\n", omittingEmptySubsequences: false).count
    }.max()
    #expect(longest ?? 0 < 30)
  }
}

@Suite("Diagnoses") struct DiagnosisTests {
  private func told(_ name: String, _ form: FlakyScenario.Form = .flaky) throws -> Diagnosis {
    let scenario = try #require(FlakyScenario.named(name))
    return CauseReport.diagnosis(of: scenario.variant(form))
  }

  @Test func `the same test gives the same story`() throws {
    let stories = try (0..<2).map { _ in try "\(told("rows after the spinner"))" }
    #expect(stories[0] == stories[1])
  }

  @Test func `a test that never fails is not reproduced`() throws {
    #expect(try told("last writer wins", .fixed).verdict == .notReproduced)
  }

  @Test func `a wait is a line of code before the line that fails`() throws {
    let advice = try #require(try told("rows after the spinner").advice)
    #expect(
      advice.text.hasPrefix(
        "XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))  // before RenderingScenarios"
      ))
  }

  @Test func `a wait is proven by every order`() throws {
    let advice = try #require(try told("rows after the spinner").advice)
    #expect(advice.proof == .allOrders(2))
  }

  @Test func `what faults draw is proven by seeds`() throws {
    let advice = try #require(try told("tour seen before").advice)
    #expect(advice.proof == .seeds(100))
  }

  @Test func `faults that are not needed are left out`() throws {
    let scenario = try #require(
      FlakyScenario.holdout.first { $0.name == "confirmation in words" })
    let needs = CauseReport.diagnosis(of: scenario.variant(.flaky)).needs
    #expect(needs.faults.map { $0.prefix(8) } == ["language"])
  }

  @Test func `an answer of chance is a need`() throws {
    #expect(
      try told("picture of another host").needs.answers == ["loader.picture.failure gives 1, not 0"]
    )
  }

  @Test func `coming to rest is an event that a look races with`() throws {
    #expect(
      try told("card that slides in").needs.orders
        == ["find \"card\" Button before loader card ends, at rest"])
  }

  @Test func `a timer is named by its place on the screen`() throws {
    let pair = try #require(try told("toast for two seconds").pair)
    #expect(pair.first.place == "screen main, states.saved.after[0]")
  }
}
