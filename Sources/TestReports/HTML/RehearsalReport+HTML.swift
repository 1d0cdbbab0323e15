import Markup
import SimulatedApp
import Trials

extension RehearsalReport {
  /// The report as one HTML file that needs no other file.
  ///
  /// The same values give the same bytes: the page contains no date, path or address.
  package var html: String {
    Markup.report("Rehearsal of \(app)", style: PackageResources.report_css) { main in
      main.element("h1", "Rehearsal of \(app)")
      main.element(
        "p", [("class", holds ? "good" : "bad")],
        holds ? "All checks passed." : "Some checks failed.")
      routesSection(&main)
      flowsSection(&main)
      for flow in flows { failureSection(of: flow, &main) }
    }
  }

  // MARK: - Routes

  private func routesSection(_ page: inout Markup) {
    page.element("section", [("aria-labelledby", "routes")]) { section in
      section.element("h2", [("id", "routes")], "Routes and screens")
      let bound = routes.isComplete ? "" : " The app has more places than were explored."
      let caption =
        "\(routes.placeCount) places reached, \(routes.moveCount) moves tried.\(bound)"
      Self.table(caption, ["What", "Name", "Verdict", "Seen"], &section) { body in
        for row in routes.rows { routeRow(row, &body) }
      }
      guard !routes.findings.isEmpty else { return }
      section.element("h3", "Findings")
      let head = ["Place", "Weight", "Finding"]
      Self.table("Found in the screen files without running the app.", head, &section) { body in
        for finding in routes.findings { Self.findingRow(finding, &body) }
      }
    }
  }

  private static func findingRow(_ finding: RouteFinding, _ body: inout Markup) {
    body.element("tr") { cells in
      cells.element("td") { $0.element("code", finding.place.description) }
      let severity = finding.kind.severity
      cells.element("td", [("class", severity == .fault ? "bad" : "warn")], severity.rawValue)
      cells.element("td") { cell in
        cell.words(finding.message + ".")
        cell.element("p", "To do: \(finding.advice).")
      }
    }
  }

  private func routeRow(_ row: RouteReport.Row, _ body: inout Markup) {
    body.element("tr") { cells in
      cells.element("td", row.subject.kind)
      cells.element("th", [("scope", "row")], row.subject.name)
      cells.element("td", [("class", row.holds ? "good" : "bad")], row.holds ? "works" : "fault")
      cells.element("td") { cell in
        cell.words(row.seen)
        for fault in row.faults {
          cell.element("p", [("class", "bad")], fault.message + ".")
          cell.element("p", "To do: \(fault.advice).")
        }
      }
    }
  }

  // MARK: - Flows

  private func flowsSection(_ page: inout Markup) {
    page.element("section", [("aria-labelledby", "flows")]) { section in
      section.element("h2", [("id", "flows")], "Flows")
      for note in notes { section.element("p", note) }
      guard !flows.isEmpty else { return }
      let caption = "How often each flow failed, with 95 % confidence intervals."
      let head = ["Flow", "Runs", "Failed", "Rate (95 % interval)", "Verdict", "What it means"]
      Self.table(caption, head, &section) { body in
        for flow in flows { flowRow(flow, &body) }
      }
    }
  }

  private func flowRow(_ flow: Flow, _ body: inout Markup) {
    body.element("tr") { cells in
      cells.element("th", [("scope", "row")], flow.name)
      cells.element("td", [("class", "number")], String(flow.rate.runs))
      cells.element("td", [("class", "number")], String(flow.rate.failures))
      cells.element("td") { cell in
        cell.words(flow.rate.description)
        Self.bar(flow.rate.lowerBound...flow.rate.upperBound, &cell)
      }
      let look = flow.verdict == .steadyPass ? "good" : (flow.isExpected ? "warn" : "bad")
      cells.element(
        "td", [("class", look)],
        flow.verdict.words.lowercased() + (flow.isExpected ? "" : ", not expected"))
      cells.element("td", flow.meaning)
    }
  }

  /// A bar from 0 to 100 % that repeats the interval given in words.
  static func bar(_ interval: ClosedRange<Double>, _ cell: inout Markup) {
    let start = Int((interval.lowerBound * 120).rounded(.down))
    let width = max(2, Int((interval.upperBound * 120).rounded(.up)) - start)
    cell.raw(
      "<svg width=\"122\" height=\"8\" aria-hidden=\"true\">"
        + "<rect class=\"track\" width=\"122\" height=\"8\" rx=\"2\"/>"
        + "<rect class=\"span\" x=\"\(start)\" width=\"\(width)\" height=\"8\" rx=\"2\"/></svg>")
  }

  // MARK: - Failures

  private func failureSection(of flow: Flow, _ page: inout Markup) {
    guard let first = flow.first else { return }
    page.element("section") { section in
      section.element("h3", "How \"\(flow.name)\" fails")
      Self.failureTable(flow.failureGroups, &section)
      section.element("p", "Seed \(first.seed) again:")
      section.element("pre", first.replayCommand)
      section.element("details") { details in
        details.element("summary", "What happened with seed \(first.seed), in virtual time")
        timeline(of: first, &details)
      }
      guard !first.screen.isEmpty else { return }
      section.element("details") { details in
        details.element("summary", "What was on the screen when it failed")
        details.element("pre", first.screen)
      }
    }
  }

  /// A row for each group of failures.
  static func failureTable(_ groups: [FailureGroup], _ section: inout Markup) {
    table(nil, ["Times", "First seed", "Message"], &section) { body in
      for group in groups {
        body.element("tr") { cells in
          cells.element("td", [("class", "number")], String(group.count))
          cells.element("td", [("class", "number")], group.firstSeed.description)
          cells.element("td", [("class", "rest")], group.summary)
        }
      }
    }
  }

  private func timeline(of failure: FirstFailure, _ page: inout Markup) {
    page.element("p") { line in
      line.words("The journal is in ")
      line.element("code", failure.journalFile)
      line.words(".")
    }
    do throws(JournalFault) {
      let timeline = JournalTimeline(try JournalRecord(failure.journal))
      Self.table(nil, ["Time", "Who", "What"], &page) { body in
        for row in timeline.rows { Self.timelineRow(row, &body) }
      }
      if timeline.leftOut > 0 { page.element("p", "\(timeline.leftOut) more rows are left out.") }
    } catch {
      page.element("p", [("class", "bad")], error.description)
      page.element("pre", failure.message)
    }
  }

  private static func timelineRow(_ row: JournalTimeline.Row, _ body: inout Markup) {
    body.element("tr", [("class", row.kind.rawValue)]) { cells in
      cells.element("td", [("class", "time")], row.time)
      cells.element("td", row.kind.who)
      cells.element("td", row.level > 0 ? [("class", "level\(row.level)")] : []) { cell in
        if row.kind == .failure { cell.element("pre", row.text) } else { cell.words(row.text) }
      }
    }
  }

  // MARK: - Tables

  /// A table with column headings that scrolls horizontally on narrow pages.
  static func table(
    _ caption: String?, _ head: [String], _ page: inout Markup,
    _ rows: (inout Markup) -> Void
  ) {
    page.element("div", [("class", "scroll"), ("tabindex", "0")]) { scroll in
      scroll.element("table") { table in
        if let caption { table.element("caption") { $0.element("span", caption) } }
        table.element("thead") { thead in
          thead.element("tr") { row in
            for title in head { row.element("th", [("scope", "col")], title) }
          }
        }
        table.element("tbody", [], rows)
      }
    }
  }
}

extension JournalTimeline.Kind {
  /// The actor of the row.
  fileprivate var who: String {
    switch self {
    case .test: "test"
    case .app: "app"
    case .load: "loader"
    case .failure: "failure"
    }
  }
}
