import Browsing
import Foundation
import Testing
import Trials
import VirtualTime

@testable import TestReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct CampaignReportTests {
  private let plan = CampaignPlan(trials: 4, stopping: nil)

  private var findings: CampaignFindings {
    let records = (0..<4).map { number in
      TrialRecord(
        test: "M.C/testIt", seed: plan.seed(of: number),
        failures: number == 2 ? [SampleRun.failure(SampleRun.hostile)] : [])
    }
    return CampaignFindings(plan: plan, records: records)
  }

  private func events(_ names: [String]) -> [SearchRecord.Event] {
    names.enumerated().map { place, name in
      SearchRecord.Event(
        name: name, words: "\(name) happens", nanoseconds: Int64(place) * 1_000_000,
        isOfTest: name.hasPrefix("look"))
    }
  }

  private var schedule: SearchRecord.Schedule {
    let before = (0..<6).map { "early\($0)" }
    return SearchRecord.Schedule(
      orders: [SearchRecord.Order(first: "look a", second: "load b", sharing: "what \"a\" is")],
      failing: events(before + ["look a", "load b", "last"]),
      passing: events(before + ["load b", "look a", "last"]), passingToken: "rt1-pass", replays: 7)
  }

  private var search: SearchRecord {
    let failure = TestFailure(message: SampleRun.hostile, file: "", line: 0)
    return SearchRecord(
      test: "M.C/testIt", strategy: "exhaustive", runs: 12, verdict: "FAILS",
      failure: SearchRecord.Failure(
        failure, token: "rt1-fail",
        rate: RareFlakeEstimate(FlakeRate(failures: 12, runs: 300), of: failure),
        diagnosis: ["Cause: \(SampleRun.hostile)"],
        schedule: schedule,
        others: [
          SearchRecord.OtherFailure(
            failure,
            rate: RareFlakeEstimate(FlakeRate(failures: 1, runs: 300), of: failure),
            token: "rt1-other")
        ]))
  }

  private func waits(_ scenario: String = "an <alert>") throws -> [WaitFigures] {
    let text = """
      [{"scenario": \(String(decoding: try JSONEncoder().encode(scenario), as: UTF8.self)),
        "strategies": [{"strategy": "idle", "runs": 100, "failures": 5, "rate": 0.05,
          "lowerBound": 0.01, "upperBound": 0.1, "meanSeconds": 0.25, "p95Seconds": 1.5,
          "timesOracle": 1.2}],
        "curve": [{"seconds": 0, "passing": 0}, {"seconds": 1, "passing": 0.5},
          {"seconds": 2, "passing": 1}]}]
      """
    return try #require(WaitFigures.read(Array(text.utf8)))
  }

  private func page() throws -> String {
    CampaignReport(
      findings: findings, searches: [search], searchSettings: "REHEARSAL_LATENCIES=everyday ",
      waits: try waits(SampleRun.hostile)
    ).html
  }

  @Test func `a finding has its rate`() throws {
    #expect(try page().contains("Fails this way 1 in 25 runs (1 in 48 to 1 in 1"))
  }

  @Test func `a further way to fail has its rate and its replay line`() throws {
    let page = try page()
    #expect(page.contains("It also fails in another way: "))
    #expect(page.contains("Fails this way 1 in 300 runs"))
    #expect(page.contains("REHEARSAL_REPLAY=rt1-other"))
  }

  @Test func `the page is well-formed, whatever texts hold`() throws {
    let html = try page()
    let start = try #require(html.range(of: "<main>")).lowerBound
    let end = try #require(html.range(of: "</main>")).upperBound
    let parser = XMLParser(data: Data(html[start..<end].utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(!html.contains("<script") && !html.contains("</script"))
  }

  @Test func `the page needs nothing beside it`() throws {
    let html = try page()
    for word in ["http:", "https:", "src=", "<link", "@import", "url("] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func `pictures and tables have words for readers`() throws {
    let html = try page()
    #expect(
      html.components(separatedBy: "role=\"img\" aria-label=\"").count == 3)
    #expect(
      html.contains(
        "It fails if look a happens comes before load b happens, and passes the other way "
          + "round; both: what &quot;a&quot; is."))
    #expect(html.contains("1 s is enough for half of the runs; 2 s is enough for 99 of 100 runs."))
    #expect(html.contains("<th scope=\"col\">Verdict</th>"))
  }

  @Test(.enabled(if: Browser.isThere))
  func `the page is no wider than a narrow window, however long the names are`() throws {
    let test = "LongModuleNameTests.LongClassNameTests/testThatANameIsTooLongForAPhone"
    let records = (0..<4).map { number in
      TrialRecord(
        test: test, seed: plan.seed(of: number), failures: [SampleRun.failure("late")])
    }
    let report = CampaignReport(
      findings: CampaignFindings(plan: plan, records: records), searches: [search],
      waits: try waits())
    let outcome = try Browser.run(
      Array(report.html.utf8),
      [["size": [390, 800]], Browser.value("document.documentElement.scrollWidth")])
    #expect(outcome.texts.last == "390")
  }

  @Test func `a test that failed leads to its failures and its trace`() {
    let html = CampaignReport(findings: findings, traces: ["M.C/testIt": "traces/a%20b.html"]).html
    #expect(html.contains("<a href=\"#fails-1\">M.C/testIt</a>"))
    #expect(html.contains("<section id=\"fails-1\" data-verdict=\"flaky\">"))
    #expect(html.contains("<a href=\"traces/a%20b.html\">Trace of seed 3</a>"))
  }

  @Test func `tests of several verdicts can be filtered, and those of one need not be`() {
    let records = ["M.C/testFails", "M.C/testPasses"].map { test in
      TrialRecord(
        test: test, seed: 1,
        failures: test == "M.C/testFails" ? [SampleRun.failure("late")] : [])
    }
    let several = CampaignReport(findings: CampaignFindings(plan: plan, records: records)).html
    #expect(several.contains(" all (2)</label>"))
    #expect(several.components(separatedBy: "type=\"radio\"").count == 4)
    #expect(!CampaignReport(findings: findings).html.contains("type=\"radio\""))
  }

  @Test func `rates, verdicts and commands are told`() throws {
    let html = try page()
    for words in [
      "25.0 % (0.63 to 80.6 %)", ">FLAKY<", "REHEARSAL_REPLAY=rt1-fail",
      "REHEARSAL_LATENCIES=everyday REHEARSAL_REPLAY=rt1-pass swift test", "5.0 % (1.0 to 10.0 %)",
      "1 test: 1 flaky, 0 always failing",
    ] {
      #expect(html.contains(words), "\(words)")
    }
  }

  @Test func `events far from those that count are counted`() {
    let svg = SchedulePicture(schedule: schedule).svg
    #expect(svg.components(separatedBy: "4 more events").count == 3)
    #expect(svg.components(separatedBy: "class=\"named\"").count == 5)
    #expect(svg.components(separatedBy: "class=\"link\"").count == 3)
    #expect(svg.components(separatedBy: "class=\"edge fails\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"edge passes\"").count == 2)
  }

  @Test func `a report of nothing says so`() {
    #expect(CampaignReport(findings: nil).html.contains("Nothing was run."))
  }

  @Test(arguments: [
    "nonsense", "{}",
    #"[{"scenario":"s","strategies":[],"curve":[{"seconds":1e300,"passing":0.5}]}]"#,
    #"[{"scenario":"s","strategies":[],"curve":[{"seconds":1,"passing":2}]}]"#,
    #"[{"scenario":"s","strategies":[],"curve":[{"seconds":1,"passing":0},"#
      + #"{"seconds":1e-300,"passing":1}]}]"#,
  ])
  func `figures that cannot be are not read`(text: String) {
    #expect(WaitFigures.read(Array(text.utf8)) == nil)
  }

  @Test func `searches are read as they were written`() throws {
    #expect(try SearchFile.read(SearchFile.bytes(of: [search])) == [search])
  }
}
