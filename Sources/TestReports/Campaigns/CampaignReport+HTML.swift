import Markup
import Trials
import VirtualTime

extension CampaignReport {
  /// The report as one HTML file that needs no other file.
  ///
  /// The same values give the same bytes.
  package var html: String {
    let style = PackageResources.report_css + PackageResources.campaign_css
    return Markup.report("Campaign", style: style) { main in
      main.element("h1", "Campaign")
      main.element("p", [("class", holds ? "good" : "bad")], sentence)
      if let findings {
        trials(findings, &main)
        silentWaits(SilentWaits(of: findings.tests.flatMap(\.records)), &main)
      }
      if !unordered.isEmpty { ordersOfSets(&main) }
      if !searches.isEmpty { orders(&main) }
      if !waits.isEmpty { waiting(&main) }
    }
  }

  // MARK: - Trials

  private func trials(_ findings: CampaignFindings, _ page: inout Markup) {
    page.element("section", [("aria-labelledby", "trials")]) { section in
      section.element("h2", [("id", "trials")], "How often each test fails")
      let plan = findings.plan
      let faults = plan.faults.isEmpty ? "" : ", faults \(plan.faults)"
      let caption =
        "Up to \(plan.trials) trials a test from seed \(plan.firstSeed)\(faults). Intervals have "
        + "95 % confidence. Latencies: \(LatencyPlan.words(of: plan.latencies))."
      VerdictFilter(findings.tests.map(\.verdict)).write(to: &section)
      section.element("div", [("class", "stacked")]) { stacked in
        RehearsalReport.table(caption, Self.head, &stacked) { body in
          for (number, test) in findings.byRate.enumerated() { Self.row(test, number, &body) }
        }
      }
    }
    for (number, test) in findings.byRate.enumerated() where test.firstFailure != nil {
      failures(of: test, number, under: findings.plan, &page)
    }
  }

  private static let head = ["Test", "Trials", "Failed", "Rate (95 % interval)", "Verdict", "Note"]

  /// The identifier of the part of the page that shows how a test fails.
  private static func anchor(_ number: Int) -> String { "fails-\(number + 1)" }

  private static func row(_ test: TestFindings, _ number: Int, _ body: inout Markup) {
    let look =
      switch test.verdict {
      case .steadyPass: "good"
      case .flaky: "warn"
      case .steadyFail: "bad"
      }
    body.element("tr", [(VerdictFilter.key, VerdictFilter.word(for: test.verdict))]) { cells in
      cells.element("th", [("scope", "row")]) { cell in
        guard test.firstFailure != nil else { return cell.words(test.test) }
        cell.element("a", [("href", "#\(anchor(number))")], test.test)
      }
      // On narrow screens each cell shows its own caption.
      let named = { (place: Int, look: String) in
        [("data-head", head[place])] + (look.isEmpty ? [] : [("class", look)])
      }
      cells.element("td", named(1, "number"), String(test.rate.runs))
      cells.element("td", named(2, "number"), String(test.rate.failures))
      cells.element("td", named(3, "time")) { cell in
        cell.words(test.rate.description)
        RehearsalReport.bar(test.rate.lowerBound...test.rate.upperBound, &cell)
      }
      cells.element("td", named(4, test.isSkipped ? "" : look), test.verdictWords)
      cells.element("td", named(5, ""), test.stopWords.replacing(" %", with: "\u{A0}%"))
    }
  }

  private func failures(
    of test: TestFindings, _ number: Int, under plan: CampaignPlan, _ page: inout Markup
  ) {
    guard let first = test.firstFailure else { return }
    let attributes = [
      ("id", Self.anchor(number)), (VerdictFilter.key, VerdictFilter.word(for: test.verdict)),
    ]
    page.element("section", attributes) { section in
      section.element("h3", "How \(test.test) fails")
      if let trace = traces[test.test] {
        section.element("p") { line in
          line.element("a", [("href", trace)], "Trace of seed \(first.seed)")
          line.words(": each step with its screen")
        }
      }
      RehearsalReport.failureTable(test.failureGroups, &section)
      if let command = test.replayCommand(of: first, settings: plan.replaySettings) {
        section.element("p", "Seed \(first.seed) again:")
        section.element("pre", command)
      } else {
        section.element("p", ReplayCommand.unrepeatable.joined(separator: " "))
      }
      section.element("details") { details in
        details.element("summary", "What failed with seed \(first.seed)")
        details.element("pre", FailureList(first).text)
      }
    }
  }

  // MARK: - Waits that nothing noticed

  private func silentWaits(_ waits: SilentWaits, _ page: inout Markup) {
    guard !waits.entries.isEmpty else { return }
    page.element("section", [("aria-labelledby", "silent-waits")]) { section in
      section.element("h2", [("id", "silent-waits")], "Waits that timed out in passing tests")
      RehearsalReport.table(waits.sentence + ".", ["Line", "Wait", "Note"], &section) { body in
        for entry in waits.entries {
          body.element("tr") { cells in
            let file = entry.wait.file
            cells.element(
              "th", [("scope", "row")], file.isEmpty ? "" : "\(file):\(entry.wait.line)")
            cells.element("td", entry.wait.words)
            cells.element("td", entry.details)
          }
        }
      }
    }
  }

  // MARK: - Orders of sets

  private func ordersOfSets(_ page: inout Markup) {
    page.element("section", [("aria-labelledby", "orders-of-sets")]) { section in
      section.element("h2", [("id", "orders-of-sets")], "Fails in some orders of a set")
      let caption =
        "All trials above have the same order of sets and dictionaries. These tests passed, and "
        + "fail in processes with other orders."
      RehearsalReport.table(caption, ["Test", "Fails in", "Failure"], &section) { body in
        for failure in unordered {
          body.element("tr") { cells in
            cells.element("th", [("scope", "row")], failure.test)
            cells.element("td", failure.share)
            cells.element("td", failure.summary)
          }
        }
      }
      for failure in unordered {
        section.element("pre", failure.replay ?? ReplayCommand.none)
      }
    }
  }

  // MARK: - Orders of events

  private func orders(_ page: inout Markup) {
    page.element("section", [("aria-labelledby", "orders")]) { section in
      section.element("h2", [("id", "orders")], "Orders of events")
      let head = ["Test", "Search", "Runs", "Verdict", "Fails", "It fails with"]
      let plans = Set(searches.compactMap(\.latencies)).sorted().map {
        " Latencies: \(LatencyPlan.words(of: $0))."
      }
      let caption = "The result of searching each test for an order that fails." + plans.joined()
      RehearsalReport.table(caption, head, &section) {
        for search in byRate { Self.row(search, &$0) }
      }
      for search in byRate { failure(of: search, &section) }
    }
  }

  /// The searches: the test that fails most often first, and those without a failure last.
  private var byRate: [SearchRecord] {
    searches.sorted { ($1.urgency, $0.test) < ($0.urgency, $1.test) }
  }

  private static func row(_ search: SearchRecord, _ body: inout Markup) {
    body.element("tr") { cells in
      cells.element("th", [("scope", "row")], search.test)
      cells.element("td", search.strategy)
      cells.element("td", [("class", "number")], String(search.runs))
      cells.element("td", [("class", search.failure == nil ? "good" : "bad")], search.verdict)
      cells.element("td", [("class", "number")], search.failure?.totalRate?.rateWords ?? "")
      cells.element("td", search.failure?.summary ?? search.faultWords)
    }
  }

  private func failure(of search: SearchRecord, _ page: inout Markup) {
    guard let failure = search.failure else { return }
    let command = { (token: String) in
      ReplayCommand(token, of: search.test, settings: search.hashingSetting + searchSettings)
        .description
    }
    page.element("h3", "Why \(search.test) fails")
    if let rate = failure.rate { page.element("p", rate.sentence) }
    if !failure.diagnosis.isEmpty {
      page.element("pre", failure.diagnosis.joined(separator: "\n"))
    }
    if let schedule = failure.schedule, !schedule.orders.isEmpty {
      page.element("figure", [("tabindex", "0")]) { figure in
        figure.raw(SchedulePicture(schedule: schedule).svg)
        figure.element(
          "figcaption",
          "The only difference in order among \(schedule.failing.count) events, found with "
            + "\(schedule.replays) replays.")
      }
    } else {
      page.element("p", "No single order of events decides the outcome.")
    }
    page.element("p", "The run that fails:")
    page.element("pre", command(failure.token))
    if let others = failure.others, !others.isEmpty, let rate = failure.totalRate {
      page.element("p", rate.sentence(ofWays: others.count + 1))
    }
    for other in failure.others ?? [] {
      page.element("p", "It also fails in another way: \(other.summary). \(other.rate.sentence)")
      page.element("pre", command(other.token))
    }
    guard let schedule = failure.schedule else { return }
    page.element("p", "The nearest run that passes:")
    page.element("pre", command(schedule.passingToken))
  }

  // MARK: - Waits

  private func waiting(_ page: inout Markup) {
    page.element("section", [("aria-labelledby", "waits")]) { section in
      section.element("h2", [("id", "waits")], "How long to wait")
      for figures in waits {
        section.element("h3", figures.scenario)
        section.element("figure", [("tabindex", "0")]) { figure in
          figure.raw(CurvePicture(figures: figures).svg)
          figure.element(
            "figcaption",
            "Curve: how likely a wait is long enough, by its timeout. Dots: wait strategies, by "
              + "their mean duration.")
        }
        let head = [
          "Strategy", "Runs", "Fails (95 % interval)", "Mean", "95th percentile", "Of perfect",
        ]
        RehearsalReport.table(nil, head, &section) { body in
          for strategy in figures.strategies { Self.row(strategy, &body) }
        }
      }
    }
  }

  private static func row(_ strategy: WaitFigures.Strategy, _ body: inout Markup) {
    let rate = [strategy.rate, strategy.lowerBound, strategy.upperBound].map(FlakeRate.percent)
    body.element("tr") { cells in
      cells.element("th", [("scope", "row")], strategy.strategy)
      cells.element("td", [("class", "number")], String(strategy.runs))
      cells.element("td", [("class", "time")]) { cell in
        cell.words("\(rate[0]) % (\(rate[1]) to \(rate[2]) %)")
        RehearsalReport.bar(strategy.lowerBound...strategy.upperBound, &cell)
      }
      cells.element("td", [("class", "number")], PictureText.seconds(strategy.meanSeconds))
      cells.element("td", [("class", "number")], PictureText.seconds(strategy.p95Seconds))
      let times = strategy.timesOracle.map { "\(DecimalText.tenths($0)) x" } ?? ""
      cells.element("td", [("class", "number")], times)
    }
  }
}
