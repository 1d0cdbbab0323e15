import SimulatedApp
import TestReports
import Trials
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class RehearsalReportHTMLTests: XCTestCase {
  func testTextsAreEscaped() {
    let html = report(name: "<script>alert('\"&')</script>").html
    XCTAssertFalse(html.contains("<script"))
    XCTAssertTrue(html.contains("&lt;script&gt;alert(&#39;&quot;&amp;&#39;)&lt;/script&gt;"))
  }

  func testNothingIsLoadedOrRun() {
    XCTAssertTrue(
      report(name: "a").html.contains(
        "<meta http-equiv=\"Content-Security-Policy\" "
          + "content=\"default-src 'none'; style-src 'unsafe-inline'\">"))
  }

  func testTheFileIsWellFormed() throws {
    let html = report(name: "a < b & \"c\"").html
    let body = try XCTUnwrap(html.range(of: "<main>")).lowerBound
    let end = try XCTUnwrap(html.range(of: "</main>")).upperBound
    let parser = XMLParser(data: Data(html[body..<end].utf8))
    XCTAssertTrue(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
  }

  func testItNeedsNothingBesideIt() {
    let html = report(name: "flow").html
    for word in ["http:", "https:", "src=", "<link", "<script", "@import", "url("] {
      XCTAssertFalse(html.contains(word), word)
    }
  }

  func testTablesHaveHeadsForReaders() {
    let html = report(name: "flow").html
    XCTAssertTrue(html.contains("<th scope=\"col\">Verdict</th>"))
    XCTAssertTrue(html.contains("<th scope=\"row\">flow</th>"))
    XCTAssertTrue(html.contains("prefers-color-scheme: dark"))
  }

  func testRowsSayRateVerdictAndMeaning() {
    let html = report(name: "flow").html
    for words in ["3.1 % (2.1 to 4.4 %)", ">flaky<", "wait for the element", "--seed 7"] {
      XCTAssertTrue(html.contains(words), words)
    }
  }

  func testTheTimelineOfTheFirstFailureIsShown() {
    XCTAssertTrue(report(name: "flow").html.contains("Tap &quot;login&quot; Button"))
  }

  func testTheScreenOfTheFirstFailureIsShown() {
    XCTAssertTrue(report(name: "flow").html.contains("Button, label: &#39;Log &lt;in&gt;&#39;"))
  }

  func testAJournalThatCannotBeReadIsToldWithItsLine() {
    let html = report(name: "flow", journal: Array("nonsense".utf8)).html
    XCTAssertTrue(html.contains("journal line 1: expected a JSON object"))
  }

  func testRouteFaultsStandWithAdvice() {
    let html = report(name: "flow", faults: [.unreachable]).html
    XCTAssertTrue(html.contains("no route leads to it."))
    XCTAssertTrue(html.contains("Some checks failed."))
  }

  func testTheSameValuesGiveTheSameBytes() {
    XCTAssertEqual(report(name: "flow").html, report(name: "flow").html)
  }

  private func report(
    name: String, faults: [RouteFault] = [],
    journal: [UInt8] = SampleJournal.bytes([.callBegan("Tap \"login\" Button")])
  ) -> RehearsalReport {
    let routes = RouteReport(
      rows: [.init(subject: .screen("list"), seen: "1 of 1 states", faults: faults)],
      placeCount: 1, moveCount: 0, isComplete: true)
    let first = RehearsalReport.FirstFailure(
      seed: "7", message: "no", replayCommand: "rehearse --seed 7",
      journalFile: "journals/flow.journal.jsonl", journal: journal,
      screen: "Button, label: 'Log <in>'")
    let flow = RehearsalReport.Flow(
      name: name, rate: FlakeRate(failures: 31, runs: 1_000), isExpected: true,
      meaning: "wait for the element",
      failureGroups: [
        FailureGroup(
          failure: TestFailure(message: "no", file: "", line: 0), count: 31, firstSeed: 7)
      ], first: first)
    return RehearsalReport(app: "Small", routes: routes, flows: [flow], notes: ["A note."])
  }
}
