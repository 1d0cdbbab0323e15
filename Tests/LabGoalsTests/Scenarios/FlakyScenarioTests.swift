import FlakeLab
import Foundation
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import EventOrders
@testable import LabGoals

extension FlakyScenario: CustomTestStringConvertible {
  package var testDescription: String { name }

  /// The scenarios of a usual run, which is quick; the long run takes all.
  static let usual = FuzzCount.some(of: all, every: 9)
}

@Suite("Scenarios of flaky tests") struct FlakyScenarioTests {
  private func run(_ scenario: FlakyScenario, _ form: FlakyScenario.Form, runs: Int) -> FlowResult?
  {
    let variant = scenario.variant(form)
    var campaign = Campaign(app: variant.app, flows: [variant.flow])
    campaign.runs = runs
    campaign.latencies = .asWritten
    return campaign.run().first
  }

  @Test(arguments: FlakyScenario.usual)
  func `the flaky test passes in some runs and fails in others`(scenario: FlakyScenario) throws {
    let result = try #require(run(scenario, .flaky, runs: 100))
    #expect(result.verdict == .flaky, "\(result.rate) \(result.failureGroups)")
  }

  @Test(arguments: FlakyScenario.usual)
  func `the fixed test never fails`(scenario: FlakyScenario) throws {
    let result = try #require(run(scenario, .fixed, runs: 200))
    #expect(result.failureGroups.isEmpty)
  }

  @Test(arguments: FlakyScenario.usual.filter(\.isOfOrder))
  func `no order of events fails the fixed test`(scenario: FlakyScenario) {
    let variant = scenario.variant(.fixed)
    var search = OrderSearch(app: variant.app, flow: variant.flow)
    search.run()
    #expect(search.runs.allSatisfy { $0.trial.outcome == .passed })
    #expect(OrderCertificate(of: search) != nil)
  }

  @Test(arguments: FlakyScenario.usual.filter(\.isOfOrder))
  func `a search of orders finds one in which the flaky test fails`(scenario: FlakyScenario) {
    let variant = scenario.variant(.flaky)
    let result = FlakeSearch(app: variant.app, flow: variant.flow).run(.exhaustive, runs: 200)
    #expect(!result.failures.isEmpty)
  }

  @Test(arguments: FlakyScenario.usual)
  func `the fixed test of a broken app always fails`(scenario: FlakyScenario) throws {
    let result = try #require(run(scenario, .broken, runs: 50))
    #expect(result.verdict == .steadyFail)
  }

  @Test(arguments: FlakyScenario.usual)
  func `a replay token of the flaky test gives the same failure`(scenario: FlakyScenario) throws {
    let variant = scenario.variant(.flaky)
    let failure = try #require(run(scenario, .flaky, runs: 100)?.firstFailure)
    let test = FlowTest(variant.flow, app: variant.app)
    let again = test.run(replaying: failure.replayToken, seed: 999)
    #expect(again.failures.map(\.summary) == failure.failures.map(\.summary))
  }

  @Test(
    arguments: FlakyScenario.all.flatMap { scenario in
      FlakyScenario.Form.allCases.map { (scenario, $0) }
    })
  func `the apps are without faults`(scenario: FlakyScenario, form: FlakyScenario.Form) {
    #expect(scenario.variant(form).app.check().isEmpty)
  }

  @Test func `the article has a row for each`() throws {
    let article = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/LabGoals/LabGoals.docc/Scenarios.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(
      String.init)
    #expect(rows == FlakyScenario.all.map(\.articleRow))
  }

  @Test func `all causes and all ways to mend are there`() {
    let counts = FlakyScenario.Subcategory.allCases.map { cause in
      FlakyScenario.all.count { $0.subcategory == cause }
    }
    let least = [4, 5, 3, 3, 3, 3, 3, 2, 2, 4, 2, 2]
    #expect(zip(counts, least).allSatisfy { $0 >= $1 }, "\(counts)")
    #expect(FlakyScenario.all.count >= 36)
    #expect(Set(FlakyScenario.all.map(\.fix)) == Set(FlakyScenario.Fix.allCases))
    #expect(Set(FlakyScenario.all.map(\.name)).count == FlakyScenario.all.count)
  }
}

extension FlakyScenario {
  /// The scenario as a row of the article's table.
  fileprivate var articleRow: String {
    let trouble = faults.isEmpty ? "latencies" : "`\(faults)`"
    let cells = [name, subcategory.rawValue, blame.rawValue, trouble, story, cure, fix.rawValue]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
