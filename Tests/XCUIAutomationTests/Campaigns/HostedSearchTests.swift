import EventOrders
import Foundation
import SimulatedApp
import Testing
import Trials
import XCTest

@testable import TestRuns
@testable import XCUIAutomation

@Suite(.serialized) @MainActor struct HostedSearchTests {
  private func search(
    _ strategy: SearchStrategy = .exhaustive, estimatesRate: Bool = false,
    _ body: @escaping (ChancyTests) throws -> Void
  ) -> SearchFindings {
    TestSearch(strategy, runLimit: 200, estimatesRate: estimatesRate).findings(of: repeated(body))
  }

  private func repeated(_ body: @escaping (ChancyTests) throws -> Void) -> RepeatedTest {
    RepeatedTest(ChancyTests.test("testIt", body), latencies: .asWritten)
  }

  private func waitLongEnough(_ test: ChancyTests) {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 10))
  }

  @Test func `a test that waits too short fails in the order that it needs`() throws {
    let failure = try #require(search { $0.waitTooShort() }.failure)
    #expect(failure.trial.failures.map(\.summary) == ["it was late"])
    #expect(failure.schedule?.orders.map(\.second) == ["loader load ends"])
  }

  @Test func `what is kept shows the two events in either order`() throws {
    let record = search { $0.waitTooShort() }.record(under: "everyday")
    let schedule = try #require(record.failure?.schedule)
    let order = try #require(schedule.orders.last)
    let named = { (events: [SearchRecord.Event]) in
      events.map(\.name).filter { [order.first, order.second].contains($0) }
    }
    #expect(named(schedule.failing) == [order.first, order.second])
    #expect(named(schedule.passing) == [order.second, order.first])
    #expect(schedule.failing.contains { $0.words == "loader load ends" && !$0.isOfTest })
    #expect(try SearchFile.read(SearchFile.bytes(of: [record])) == [record])
  }

  @Test func `a test that waits long enough gets a certificate`() throws {
    let certificate = try #require(search(.exhaustive, waitLongEnough).certificate)
    #expect(certificate.racing == 1)
  }

  @Test func `the table says which faults were tried and which were not`() throws {
    let found = [search(.exhaustive, waitLongEnough)]
    let plain = SearchTable(found, latencies: "as-written").text
    #expect(plain.contains("Faults: none. Not tried: slow-network, loader-failure, tie-order"))
    let slow = FaultPlan([Fault(.slowNetwork, 8)])
    let faulty = SearchTable(found, latencies: "as-written", faults: slow).text
    #expect(faulty.contains("Faults: slow-network=8. Not tried: loader-failure, tie-order"))
  }

  private func searchWithFaults(_ body: @escaping (ChancyTests) throws -> Void) -> SearchFindings {
    var search = TestSearch(.exhaustive, runLimit: 200, estimatesRate: false)
    search.furtherFaults = .everything
    return search.findings(of: repeated(body))
  }

  @Test func `faults are tried one by one where no order fails, and told below the table`() {
    let found = searchWithFaults(waitLongEnough)
    let rows = SearchTable([found], latencies: "as-written", settings: "REHEARSAL_APP=small ").text
    #expect(found.verdict == SearchRecord.certified)
    #expect(rows.contains("If no order fails, 24 orders under each single fault: slow-net"))
    #expect(rows.contains("\nslow-network=64          1  XCUIAutomationTests.ChancyTests/testIt"))
    #expect(
      rows.contains("  REHEARSAL_APP=small REHEARSAL_FAULTS=slow-network=64 REHEARSAL_REPLAY="))
  }

  @Test func `what fails under a fault is kept`() throws {
    let record = searchWithFaults(waitLongEnough).record(under: "everyday")
    let slow = try #require(record.underFaults?.first { $0.faults == "slow-network=64" })
    #expect(slow.deciding == "slow-network=64")
    #expect(slow.cause?.hasSuffix(" at fault") == true && slow.reason?.isEmpty == false)
    #expect(record.faultWords.contains("slow-network=64 (\(slow.cause ?? ""))"))
    #expect(record.faultWords.hasPrefix("only under "))
    #expect(try SearchFile.read(SearchFile.bytes(of: [record])) == [record])
  }

  @Test func `no fault is tried on a test that fails without one`() {
    #expect(searchWithFaults { $0.waitTooShort() }.underFaults == nil)
  }

  @Test func `the table begins with the test that fails, and says how often`() throws {
    let found = [
      search(.exhaustive, waitLongEnough), search(estimatesRate: true) { $0.waitTooShort() },
    ]
    let rate = try #require(found[1].failure?.rate)
    let rows = SearchTable(found, latencies: "as-written").text.split(separator: "\n")
    #expect(rows[2].contains("FAILS") && rows[2].contains("  \(rate.rateWords)  "))
    #expect(rows[3].contains("no order fails"))
  }

  @Test func `chance finds it too, and it is cut down alike`() throws {
    let failure = try #require(search(.plain) { $0.waitTooShort() }.failure)
    #expect(failure.schedule?.orders.count == 1)
  }

  @Test func `chance gives no certificate`() {
    let found = search(.plain, waitLongEnough)
    #expect(found.verdict == "none failed" && found.runs == 200)
  }

  @Test func `the token gives the same failure again`() throws {
    let failure = try #require(search { $0.waitTooShort() }.failure)
    let again = repeated { $0.waitTooShort() }.run(replaying: failure.token, seed: 77)
    #expect(again.failures == failure.trial.failures)
  }

  @Test func `the nearest passing run passes again by its token`() throws {
    let schedule = try #require(search { $0.waitTooShort() }.failure?.schedule)
    let again = repeated { $0.waitTooShort() }.run(replaying: schedule.passing.token, seed: 77)
    #expect(again.outcome == .passed)
  }

  @Test func `each run is a fresh instance, and nine more show that it repeats`() throws {
    ChancyTests.events = []
    let found = search { $0.note("body") }
    let run = ["0 async setUp", "1 setUp", "2 body", "3 tearDown", "4 async tearDown"]
    #expect(ChancyTests.events == Array(repeating: run, count: found.runs + 9).flatMap(\.self))
  }

  @Test func `the failure tells what it needs and how to see it pass`() throws {
    let text = try #require(
      search(estimatesRate: true) { $0.waitTooShort() }
        .failureText(settings: "REHEARSAL_LATENCIES=everyday "))
    #expect(text.hasPrefix("An order of events fails (exhaustive, run 2): it was late"))
    #expect(text.contains("\n    Fails "))
    #expect(text.contains("It fails if this happens in this order:"))
    #expect(text.contains("The nearest run that passes"))
    #expect(text.contains("Replay: REHEARSAL_LATENCIES=everyday REHEARSAL_REPLAY="))
  }

  @Test func `two searches say the same`() throws {
    let texts = (0..<2).map { _ in
      search(estimatesRate: true) { $0.waitTooShort() }.failureText(settings: "")
    }
    #expect(texts[0] == texts[1])
  }
}
