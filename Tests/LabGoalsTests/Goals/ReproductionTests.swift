import EventOrders
import FlakeLab
import SeededCases
import SimulatedApp
import TestRuns
import Testing
import Trials

@testable import LabGoals

/// The search for what gives the failures in logs of the laboratory's flaky tests.
///
/// The logs have the words of a Mac. The search knows the log, the test and its app, but neither the seed nor the faults.
@Suite("Failures of logs") struct ReproductionTests {
  /// The scenarios: the first six fail by an order of events or by chance, the others by a fault
  /// around the app.
  private static let names = [
    "feed after a pause", "toast for two seconds", "spinner only when slow",
    "banner that pushes down",
    "answer to an old query", "code that repeats", "prompt in German", "tap that is lost",
    "first row", "tags in order",
  ]

  private static func test(
    _ scenario: FlakyScenario, _ plan: LatencyPlan, under faults: FaultPlan?
  ) -> FlowTest {
    let variant = scenario.variant(.flaky)
    return FlowTest(
      faults.map(variant.flow.under) ?? variant.flow, app: plan.applied(to: variant.app))
  }

  /// What xcodebuild prints of the first seed that fails; nil if none does.
  private static func log(of scenario: FlakyScenario) -> String? {
    let test = test(scenario, .asWritten, under: nil)
    let trials = (1...400).lazy.map { test.run(RunRequest(seed: Seed(UInt64($0)))) }
    guard let failure = trials.lazy.compactMap(\.failures.first).first else { return nil }
    let name = "-[LabUITests.FlakyTests testIt]"
    return """
      Test Case '\(name)' started.
      /ci/FlakyTests.swift:\(failure.line): error: \(name) : \(failure.message)
      Test Case '\(name)' failed (9.123 seconds).
      """
  }

  @Test(arguments: FuzzCount.some(of: names, every: 5)) func `a failure is reproduced from its log`(
    name: String
  ) throws {
    let scenario = try #require(FlakyScenario.all.first { $0.name == name })
    let log = try #require(Self.log(of: scenario))
    var logged = try #require(LoggedTest.all(in: log).first)
    // A flow reports its failures without a line of its own.
    logged.failures = logged.failures.map {
      TestFailure(message: $0.message, file: "", line: 0)
    }
    let reproduction = Reproduction(of: logged, runLimit: 200, seed: 7) {
      Self.test(scenario, $0, under: FaultPlan())
    }
    let found = try #require(reproduction.found, "\(reproduction.text(of: name))")
    #expect(found.faults.isEmpty == scenario.faults.isEmpty)
    #expect(reproduction.text(of: name).contains("Replay: "))
  }

  @Test func `a failure that the model cannot have is told with what is missing`() throws {
    let scenario = try #require(FlakyScenario.all.first { $0.name == "feed after a pause" })
    let known = TestFailure(message: "XCTAssertEqual failed - another text", file: "", line: 0)
    let reproduction = Reproduction(
      of: LoggedTest(name: "FlakyTests/testIt", failures: [known]), runLimit: 20
    ) { Self.test(scenario, $0, under: FaultPlan()) }
    #expect(reproduction.found == nil)
    let lacks = try #require(reproduction.lacks)
    #expect(lacks.hasPrefix("On the model it fails at "))
  }
}
