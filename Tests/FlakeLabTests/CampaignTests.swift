import AccessibilityTree
import FlakeLab
import Foundation
import SimulatedApp
import Synchronization
import VirtualTime
import XCTest
import XCUIAutomation

final class CampaignTests: XCTest::XCTestCase {
  private let impatient = Flow("impatient", expecting: .mayFlake) {
    XCUIApplication().launch()
    try Flow.require(XCUIApplication().staticTexts["done"].exists, "not done")
  }
  private let patient = Flow("patient") {
    XCUIApplication().launch()
    try Flow.require(
      XCUIApplication().staticTexts["done"].waitForExistence(timeout: 10), "not done")
  }

  func testAPlantedFlakeIsFoundWithItsRate() {
    let result = campaign([impatient], runs: 2_000).run()[0]
    XCTAssertEqual(result.verdict, .flaky)
    XCTAssertLessThan(result.rate.lowerBound, 0.3)
    XCTAssertGreaterThan(result.rate.upperBound, 0.3)
  }

  func testAFlowThatWaitsPassesAlways() {
    let result = campaign([patient]).run()[0]
    XCTAssertEqual(result.verdict, .steadyPass)
    XCTAssertTrue(result.isAsExpected)
    XCTAssertNil(result.firstFailure)
  }

  func testAFlowThatCannotPassFailsAlways() {
    let flow = Flow("wrong") {
      XCUIApplication().launch()
      XCUIApplication().buttons["nowhere"].tap()
    }
    let result = campaign([flow], runs: 5).run()[0]
    XCTAssertEqual(result.verdict, .steadyFail)
    XCTAssertFalse(result.isAsExpected)
  }

  func testTheNumberOfThreadsChangesNothing() {
    var one = campaign([impatient, patient])
    var two = one
    one.threads = 1
    two.threads = 2
    XCTAssertEqual(one.run(), two.run())
  }

  func testTheNumberOfThreadsChangesNothingUnderAFailureLimit() {
    var one = campaign([impatient, patient])
    one.failureLimit = 5
    var three = one
    three.threads = 3
    let result = one.run()
    XCTAssertEqual(result, three.run())
    XCTAssertEqual(result[0].rate.failures, 5)
    XCTAssertEqual(result[0].trials.last?.outcome, .failed)
  }

  func testATrialDependsOnItsSeedAlone() {
    let all = campaign([impatient], runs: 100).run()[0].trials
    var later = campaign([impatient], runs: 10)
    later.firstSeed = 51
    XCTAssertEqual(later.run()[0].trials, Array(all[50..<60]))
  }

  func testTheFirstFailureHasTheLeastSeedAndAToken() throws {
    let result = campaign([impatient]).run()[0]
    let first = try XCTUnwrap(result.firstFailure)
    XCTAssertEqual(
      first.seed.value, result.trials.filter { !$0.failures.isEmpty }.map(\.seed.value).min())
    XCTAssertEqual(try ReplayToken(parsing: first.replayToken).seed, first.seed)
  }

  func testTheJournalOfATrialIsThatOfTheSameRun() throws {
    let campaign = campaign([impatient])
    let first = try XCTUnwrap(campaign.run()[0].firstFailure)
    let journal = campaign.journal(of: impatient, seed: first.seed)
    XCTAssertEqual(journal, campaign.journal(of: impatient, seed: first.seed))
    let text = String(decoding: journal, as: UTF8.self)
    XCTAssertTrue(text.contains(#""is":"failed","message":"not done""#), text)
  }

  func testTheTreeOfAFailureIsSeenAgain() throws {
    let campaign = campaign([impatient])
    let first = try XCTUnwrap(campaign.run()[0].firstFailure)
    let player = try JournalPlayer(
      JournalRecord(campaign.journal(of: impatient, seed: first.seed)),
      app: campaign.plannedApp)
    let text = Query().descendants(.staticText).identified(by: "done")
    let failed = try XCTUnwrap(player.snapshot(at: .start + first.duration))
    XCTAssertFalse(Resolver().exists(text, in: failed.indexed))
    let loaded = try XCTUnwrap(player.snapshot(at: .start + .seconds(10)))
    XCTAssertTrue(Resolver().exists(text, in: loaded.indexed))
  }

  /// The example of the module's article.
  func testTheExampleOfTheArticleSaysWhatItPrints() throws {
    let impatient = Flow("opens a row", expecting: .mayFlake) {
      let app = XCUIApplication()
      app.launch()
      app.tables["ListView"].cells.firstMatch.tap()
      sleep(2)
      try Flow.require(app.otherElements["SuccessView"].exists, "the details are not shown")
    }
    let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Screens")
    let app = try AppFolder(screens.path).load()
    let flow = Campaign(app: app, flows: [impatient]).run()[0]
    XCTAssertEqual(
      "\(flow.name) \(flow.verdict) \(flow.rate)", "opens a row flaky 25.6 % (22.9 to 28.4 %)")
  }

  func testFailuresWithTheSameFirstLineAreOneGroup() {
    let flow = Flow("two ways", expecting: .mayFlake) {
      XCUIApplication().launch()
      if XCUIApplication().staticTexts["done"].exists { throw Surprise() }
      XCUIApplication().buttons["nowhere"].tap()
    }
    let groups = campaign([flow], runs: 200).run()[0].failureGroups
    XCTAssertEqual(groups.count, 2)
    XCTAssertEqual(groups.map(\.count).reduce(0, +), 200)
    XCTAssertEqual(groups.first?.summary, "the flow threw an error: Surprise()")
  }

  func testABodyIsLeftAtItsFirstFailure() {
    let reached = Mutex(false)
    let flow = Flow("left") {
      XCUIApplication().launch()
      XCUIApplication().buttons["nowhere"].tap()
      reached.withLock { $0 = true }
    }
    let result = campaign([flow], runs: 1).run()[0]
    XCTAssertFalse(reached.withLock { $0 })
    XCTAssertEqual(result.trials[0].failures.count, 1)
  }

  func testSleepAndDatesInABodyFollowTheApp() {
    let seconds = Mutex(0.0)
    let flow = Flow("sleeper") {
      let start = Date()
      sleep(1_000)
      seconds.withLock { $0 = Date().timeIntervalSince(start) }
    }
    let result = campaign([flow], runs: 1).run()[0]
    XCTAssertEqual(seconds.withLock { $0 }, 1_000)
    XCTAssertEqual(result.trials[0].duration, .seconds(1_000))
  }

  func testProgressRisesToTheNumberOfRuns() {
    let seen = Mutex<[Int]>([])
    var campaign = campaign([impatient, patient], runs: 50)
    campaign.threads = 2
    _ = campaign.run { finished in seen.withLock { $0.append(finished) } }
    let all = seen.withLock { $0 }
    XCTAssertEqual(all, all.sorted())
    XCTAssertEqual(all.last, 100)
  }

  func testNoRunsAndNoFlowsAreNoTrouble() {
    XCTAssertEqual(campaign([patient], runs: 0).run()[0].verdict, .steadyPass)
    XCTAssertEqual(campaign([], runs: 10).run(), [])
  }

  private func campaign(_ flows: [Flow], runs: Int = 300) -> Campaign {
    var campaign = Campaign(app: SmallApp.slowThreeTimesInTen, flows: flows)
    campaign.latencies = .asWritten
    campaign.runs = runs
    return campaign
  }

  private struct Surprise: Error {}
}
