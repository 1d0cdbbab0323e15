import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

/// The rates beside the findings of searches, compared with what the laws of the app say.
@Suite("Rates of findings") struct FailureRatesTests {
  /// The rate of what a search finds in a test that waits for the text of an app.
  private func rate(
    of app: AppDefinition, waiting seconds: TimeInterval
  ) throws -> RareFlakeEstimate {
    let flow = Flow("waits") {
      XCUIApplication().launch()
      try Flow.require(
        XCUIApplication().staticTexts["done"].waitForExistence(timeout: seconds), "not done")
    }
    let test = FlowTest(flow, app: app, timing: .zero)
    let found = TestSearch(.exhaustive, runLimit: 100).findings(of: test)
    return try #require(found.failure?.rate)
  }

  private func holds(_ estimate: RareFlakeEstimate, _ probability: Double) -> Bool {
    (estimate.lowerBound...estimate.upperBound).contains(probability)
  }

  @Test func `a long test has so many runs that its events stay below the limit`() {
    let events = FailureRates.eventLimit / FailureRates.fewestRuns
    #expect(FailureRates.mostRuns(ofEvents: 1) == FailureRates.eventLimit)
    #expect(FailureRates.mostRuns(ofEvents: events - 1) == FailureRates.fewestRuns)
    #expect(FailureRates.mostRuns(ofEvents: events / 2) == 2 * FailureRates.fewestRuns)
    #expect(FailureRates.mostRuns(ofEvents: 2 * events) == FailureRates.fewestRuns)
  }

  @Test func `a common failure is counted`() throws {
    let app = SmallApp.loading(.uniform(from: .seconds(0), through: .seconds(10)))
    let estimate = try rate(of: app, waiting: 6)
    #expect(estimate.runs == 300)
    #expect(holds(estimate, 0.4), "\(estimate)")
    #expect(try rate(of: app, waiting: 6) == estimate, "two searches estimate the same")
  }

  @Test(arguments: FuzzCount.some(of: [18, 5.0], every: 2))
  func `a late answer is as rare as its law says`(seconds: Double) throws {
    let app = SmallApp.loading(.exponential(mean: .seconds(1)))
    let estimate = try rate(of: app, waiting: seconds)
    // The wait looks once more after its timeout, up to a second later.
    let (late, early) = (PortableMaths.exp(-seconds - 1), PortableMaths.exp(-seconds))
    #expect(estimate.lowerBound <= early && estimate.upperBound >= late, "\(estimate)")
    #expect(estimate.upperBound < 3 * estimate.lowerBound, "\(estimate)")
  }

  @Test(arguments: FuzzCount.some(of: [0.000_01, 0.3], every: 2))
  func `a loader fails as rarely as its file says`(share: Double) throws {
    var app = SmallApp.loading(.fixed(.seconds(1)))
    app.loaders[0].failureRate = share
    let estimate = try rate(of: app, waiting: 5)
    #expect(holds(estimate, share), "\(estimate)")
    #expect(estimate.upperBound < 2 * estimate.lowerBound, "\(estimate)")
  }

  @Test func `a late answer of a loader that seldom fails counts both ways`() throws {
    var app = SmallApp.loading(.exponential(mean: .seconds(1)))
    app.loaders[0].failureRate = 0.002
    let estimate = try rate(of: app, waiting: 20)
    #expect(holds(estimate, 0.002), "\(estimate)")
  }

  @Test func `the more frequent of two ways to fail is explained, and the other is listed`() throws
  {
    let app = SmallApp.loading(.exponential(mean: .seconds(1)))
    let failing = { (words: String) in
      FlowTest(
        Flow(words) {
          XCUIApplication().launch()
          try Flow.require(XCUIApplication().staticTexts["done"].exists, words)
        }, app: app, timing: .zero)
    }
    let test = TwoFacedTest(searched: failing("rare"), counted: failing("frequent"))
    let found = TestSearch(.exhaustive, runLimit: 100).findings(of: test)
    let failure = try #require(found.failure)
    #expect(failure.trial.failures.first?.summary.contains("frequent") == true)
    #expect(failure.rate?.failures == 300)
    #expect(failure.others.map { $0.summary.contains("rare") } == [true])
    #expect(found.runs == failure.run)
  }
}

/// A test that fails in one way while a search steers it, and in another way on its own.
private struct TwoFacedTest: RepeatableTest {
  let searched: FlowTest
  let counted: FlowTest

  var name: String { searched.name }
  var timing: AutomationTiming { searched.timing }

  func run(_ request: RunRequest) -> Trial {
    request.isSteered || request.replay != nil ? searched.run(request) : counted.run(request)
  }
}
