import Browsing
import Foundation
import SeededCases
import SimulatedApp
import TestFailures
import TestHost
import Testing

@testable import TestReports

@Suite("The page of a trace, in a browser", .enabled(if: Browser.isThere), .serialized)
struct TraceViewerTests {
  private static let heading = "document.querySelector('#what h2').textContent"
  private static let tab = "document.querySelector('[role=tab][aria-selected=true]').id"

  private func open(
    _ steps: [[String: Any]], of app: AppDefinition = TracedLogin.app()
  ) throws -> Browser.Outcome {
    try Browser.run(try #require(try TracedLogin.trace(of: app)).html, steps)
  }

  @Test func `asks for nothing but itself and complains of nothing`() throws {
    let outcome = try open([["load": "#step=3"], Browser.key("4"), Browser.key("5")])
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.asked.allSatisfy { $0.hasPrefix("file://") && $0.contains("/page.html") })
  }

  @Test func `shows the step that a link names`() throws {
    let outcome = try open([
      ["load": "#step=2&tab=log"], Browser.value(Self.heading), Browser.value(Self.tab),
      ["load": "#step=999999"], Browser.value("location.hash"), ["load": "#step=<b>"],
      Browser.value(Self.heading),
    ])
    #expect(outcome.texts[1] == "2. Open com.example.small")
    #expect(outcome.texts[2] == "tab-log")
    #expect(outcome.texts[6] == "1. starts: LoginTests.testLogin")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `goes from step to step by keys, and its link with it`() throws {
    let outcome = try open([
      ["load": "#step=1"], Browser.key("ArrowDown"), Browser.key("j"),
      Browser.value(Self.heading), Browser.value("location.hash"), Browser.key("k"),
      Browser.value("location.hash"), Browser.key("End"), Browser.key("Home"),
      Browser.value("location.hash"), Browser.key("2"), Browser.value(Self.tab),
    ])
    #expect(outcome.texts[3].hasPrefix("3. "))
    #expect(outcome.texts[4] == "#step=3")
    #expect(outcome.texts[6] == "#step=2")
    #expect(outcome.texts[9] == "#step=1")
    #expect(outcome.texts[11] == "tab-query")
  }

  @Test func `has a film strip whose frames lead to their steps`() throws {
    let outcome = try open([
      ["load": "#step=1"], Browser.value("document.querySelectorAll('.film .frame').length > 1"),
      Browser.value("[...document.querySelectorAll('.film .frame')].pop().click()"),
      Browser.value("location.hash !== '#step=1'"),
      Browser.value("document.querySelectorAll('.film .frame.now').length"),
    ])
    #expect(["1", "true"].contains(outcome.texts[1]))
    #expect(["1", "true"].contains(outcome.texts[3]))
    #expect(outcome.texts[4] == "1")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `finds steps by their words`() throws {
    let type = """
      (() => { const box = document.getElementById('search'); box.value = 'SIGNIN';
      box.dispatchEvent(new Event('input')); })()
      """
    let outcome = try open([
      Browser.key("/"), Browser.value("document.activeElement.id"), Browser.value(type),
      Browser.value("[...document.querySelectorAll('#list .what')].map(n => n.textContent).join()"),
    ])
    #expect(outcome.texts[1] == "search")
    #expect(outcome.texts[3] == "signIn starts,signIn succeeds")
  }

  @Test func `shows the lines that asked for a step, with their sources`() throws {
    var trace = TraceDocument(app: TracedLogin.app())
    let record = try #require(TracedLogin.journal(of: TracedLogin.app(), isLocated: true))
    try trace.add(record, named: "login")
    let source = try String(contentsOfFile: TracedLogin.file, encoding: .utf8)
    trace.add(source: source, of: "TracedLogin.swift")
    let outcome = try Browser.run(
      trace.html,
      [
        ["eval": Self.show("Tap \\\"login\\\"")], Browser.key("6"), Browser.value(Self.tab),
        Browser.value("document.querySelector('.source .hit').textContent"),
        Browser.value("document.querySelectorAll('details summary')[0].textContent"),
      ])
    #expect(outcome.texts[2] == "tab-source")
    #expect(outcome.texts[3].hasSuffix("app.buttons[\"login\"].tap()"))
    #expect(outcome.texts[4].hasPrefix("called at TracedLogin.swift:"))
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `draws the screens of a step`() throws {
    let words =
      "[...document.querySelectorAll('#screens svg.screen')].map(s => s.textContent).join('|')"
    let outcome = try open([
      ["eval": Self.show("Waiting 5.0s")], Browser.value(words),
      Browser.value(
        "document.querySelectorAll('#screens svg.screen')[1].getAttribute('aria-label')"),
    ])
    #expect(outcome.texts[1].contains("Welcome"))
    #expect(outcome.texts[2].hasPrefix("After: "))
  }

  @Test func `names the candidates of a query, and shows where one is`() throws {
    let outcome = try open([
      ["eval": Self.show("Tap \\\"login\\\"")], Browser.key("2"),
      Browser.value("document.querySelector('.stages').textContent"),
      Browser.value("document.querySelector('.few button:last-child').click()"),
      Browser.value("document.querySelectorAll('#screens rect[stroke=\"#0a84ff\"]').length"),
    ])
    #expect(outcome.texts[2].contains("Descendants matching type Button"))
    #expect(outcome.texts[2].contains("Button login"))
    #expect(outcome.texts[4] == "1")
  }

  @Test(arguments: FuzzCount.few(of: TraceJSONTests.hostile.filter { !$0.isEmpty }, every: 4))
  func `shows hostile words as words`(words: String) throws {
    let outcome = try open(
      [
        ["eval": Self.show("Waiting 5.0s")], Browser.value("document.scripts.length"),
        Browser.value("document.querySelector('#body').textContent"),
      ], of: TracedLogin.app(title: words))
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.texts[1] == "2")
    let shown = words.replacing("\r", with: "\n")
    #expect(outcome.texts[2].replacing("\r", with: "\n").contains(shown))
  }

  @Test func `names its parts for screen readers`() throws {
    let bad = """
      [...document.querySelectorAll('button, input, [role], canvas')].filter(n =>
        !(n.textContent.trim() || n.getAttribute('aria-label') || n.getAttribute('aria-labelledby')
          || ['presentation', 'status'].includes(n.getAttribute('role')))).map(n => n.outerHTML)
        .join()
      """
    let outcome = try open([
      Browser.value(bad),
      Browser.value("document.querySelectorAll('#list [role=option][aria-selected=true]').length"),
      Browser.value("document.getElementById('list').getAttribute('aria-activedescendant')"),
    ])
    #expect(outcome.texts[0].isEmpty)
    #expect(outcome.texts[1] == "1")
    #expect(outcome.texts[2].hasPrefix("list-"))
  }

  @Test(arguments: ["light", "dark"])
  func `has enough contrast`(scheme: String) throws {
    let outcome = try open([
      ["media": ["prefers-color-scheme": scheme]], ["load": "#step=4"],
      Browser.value(Browser.contrast),
    ])
    #expect(outcome.texts[2].isEmpty, "\(outcome.texts[2])")
  }

  @Test func `fits a phone`() throws {
    let outcome = try open([
      ["size": [390, 844]], ["load": "#step=4"],
      Browser.value("document.documentElement.scrollWidth"),
    ])
    #expect(outcome.texts[2] == "390")
  }

  @Test func `shows the whole sentence of a failure on a phone`() throws {
    let sentence =
      "Failed to tap \"nowhere\" Cell: No matches found for Elements matching predicate "
      + "'\"nowhere\" IN identifiers'"
    let app = TracedLogin.app()
    var trace = TraceDocument(app: app)
    let failure = TestFailure(
      message: sentence + " from input {(\n    Cell\n)}", file: "LoginTests.swift", line: 7)
    try trace.add(
      try #require(
        TracedLogin.launch(of: app) { _ in
          (SessionContext.current as? AppSession)?.note(failure)
        }), named: "login")
    let outcome = try Browser.run(
      trace.html,
      [
        ["size": [390, 844]], ["eval": Self.show("LoginTests.swift:7")],
        Browser.value(Self.heading),
        Browser.value("(n => n.scrollHeight - n.clientHeight)(document.querySelector('#what h2'))"),
      ])
    #expect(outcome.texts[2].hasSuffix(sentence))
    #expect(outcome.texts[3] == "0")
  }

  @Test func `makes rows only for what is in sight`() throws {
    let big = TracedLogin.bigApp(rows: 10_000)
    var trace = TraceDocument(app: big)
    try trace.add(try #require(TracedLogin.launch(of: big)), named: "big")
    let outcome = try Browser.run(
      trace.html,
      [
        ["load": "#step=2"], Browser.value("document.querySelectorAll('#tree0 .row').length < 100"),
        Browser.value("document.getElementById('tree0').scrollHeight > 200000"),
        Browser.value("document.getElementById('tree0').scrollTop = 100000"),
        Browser.value("new Promise(r => setTimeout(r, 200))"),
        Browser.value("document.querySelector('#tree0 .row').textContent.includes('row.')"),
      ])
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.texts[1] == "1")
    #expect(outcome.texts[2] == "1")
    #expect(outcome.texts[5] == "1")
  }

  @Test func `opens two runs side by side at the first difference`() throws {
    let flaky = TracedLogin.app(failing: 0.5)
    var trace = TraceDocument(app: flaky)
    for seed in 1...2 {
      let record = try #require(
        (1...40).lazy.compactMap { TracedLogin.journal(of: flaky, seed: .init(UInt64($0))) }
          .first {
            $0.entries.contains {
              $0.fact
                == .loaded(
                  run: 1, loader: "signIn", isFailure: seed == 1, isLate: false)
            }
          })
      try trace.add(record, named: "run \(seed)")
    }
    let outcome = try Browser.run(
      trace.html,
      [
        Browser.value(Self.heading),
        Browser.value(
          "[...document.querySelectorAll('#screens svg.screen')].map(s => s.textContent).join('|')"),
        Browser.value("document.querySelector('.note').textContent"), Browser.key("End"),
        Browser.key("d"), Browser.value("document.querySelectorAll('.column').length"),
      ])
    let step = try #require(trace.firstDifference?.step)
    #expect(outcome.texts[0] == "\(step). signIn fails")
    #expect(outcome.texts[1].contains("Try again") && outcome.texts[1].contains("Welcome"))
    #expect(outcome.texts[2].contains("First difference at step \(step)"))
    #expect(outcome.texts[5] == "2")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `shows a gap where only one run has a step, and goes on with both`() throws {
    let outcome = try Browser.run(
      try pair().html,
      [
        Browser.value("document.querySelectorAll('#list .gap').length"),
        Browser.value(Self.heading), Browser.value("location.hash"),
        Browser.value("document.querySelector('#screens').textContent"), Browser.key("ArrowDown"),
        Browser.value("location.hash"), Browser.key("ArrowDown"), Browser.value("location.hash"),
        Browser.value(Self.steps), Browser.key("ArrowUp"), Browser.key("ArrowUp"),
        Browser.value("location.hash"), Browser.key("End"), Browser.value(Self.steps),
      ])
    #expect(outcome.texts[0] == "2")
    #expect(outcome.texts[1].hasPrefix("B 6. Waiting 1.0s"))
    #expect(outcome.texts[3].contains("after its step 5: no such step"))
    #expect(outcome.texts[5] == "#step=7&run=B")
    #expect(outcome.texts[7] == "#step=6")
    #expect(outcome.texts[8].hasPrefix("A, step 6: ") && outcome.texts[8].contains("B, step 8: "))
    #expect(outcome.texts[11] == "#step=6&run=B")
    let count = try pair().runs[0].steps.count
    #expect(outcome.texts[13].hasPrefix("A, step \(count): "))
    #expect(outcome.texts[13].contains("B, step \(count + 2): "))
    #expect(outcome.complaints.isEmpty)
  }

  @Test(arguments: [
    ("#step=5", "5. "), ("#step=7", "7. "), ("#step=6&run=B", "B 6. "), ("#step=8&run=B", "6. "),
    ("#step=0", "1. "),
  ])
  func `opens the row of a link to a step of either run`(link: String, start: String) throws {
    let outcome = try Browser.run(
      try pair().html, [["load": link], Browser.value(Self.heading)])
    #expect(outcome.texts[1].hasPrefix(start))
  }

  @Test(arguments: ["light", "dark"])
  func `has enough contrast beside a gap, and fits a phone`(scheme: String) throws {
    let outcome = try Browser.run(
      try pair().html,
      [
        ["media": ["prefers-color-scheme": scheme]], ["load": "#step=6&run=B"],
        Browser.value(Browser.contrast), ["size": [390, 844]], ["load": "#step=6&run=B"],
        Browser.value("document.documentElement.scrollWidth"),
      ])
    #expect(outcome.texts[2].isEmpty, "\(outcome.texts[2])")
    #expect(outcome.texts[5] == "390")
  }

  /// Two runs; the second one waits once more before it taps.
  private func pair() throws -> TraceDocument {
    var trace = TraceDocument(app: TracedLogin.app())
    for looks in [0, 1] {
      let record = try #require(TracedLogin.journal(of: TracedLogin.app(), looks: looks))
      try trace.add(record, named: "run")
    }
    return trace
  }

  private static let steps =
    "[...document.querySelectorAll('#what p')].map(n => n.textContent).join(' ')"

  /// Clicks the first step in the list whose words begin so.
  private static func show(_ words: String) -> String {
    "[...document.querySelectorAll('#list .row')].find(n => "
      + "n.querySelector('.what').textContent.startsWith(\"\(words)\")).click()"
  }
}
