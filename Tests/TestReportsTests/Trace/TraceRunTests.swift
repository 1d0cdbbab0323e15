import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import TestReports

@Suite("The trace of a run")
struct TraceRunTests {
  private let trace: TraceDocument
  private let run: TraceRun

  init() throws {
    trace = try #require(try TracedLogin.trace())
    run = try #require(trace.runs.first)
  }

  private func step(_ text: String) throws -> TraceStep {
    try #require(run.steps.first { $0.text.hasPrefix(text) }, "\(run.steps.map(\.text))")
  }

  private func texts(_ scene: Int?) throws -> [String] {
    let scene = try #require(scene)
    let tables = trace.scenes.tables
    return trace.scenes.scenes[scene].elements.map { number in
      let element = tables.elements[Int(number)]
      return tables.texts[Int(element.texts[0])]
    }
  }

  @Test func `tells the calls of the test in order`() {
    let calls = run.steps.filter { $0.kind == .call }.map(\.text)
    #expect(
      calls == [
        "Open com.example.small", "Tap \"email\" TextField",
        "Type 'a@b.c' into \"email\" TextField",
        "Tap \"login\" Button", "Waiting 5.0s for \"title\" StaticText to exist",
      ])
  }

  @Test func `has the screens before and after each call`() throws {
    let tap = try step("Tap \"login\"")
    #expect(try texts(tap.before).contains("login"))
    #expect(try texts(tap.after).contains("loading"))
    let wait = try step("Waiting 5.0s")
    #expect(try texts(wait.before).contains("loading"))
    #expect(try texts(wait.after).contains("title"))
  }

  @Test func `has the screens between which something happened to the app`() throws {
    let shown = try step("screen home is shown")
    #expect(try texts(shown.before).contains("loading"))
    #expect(try texts(shown.after).contains("title"))
  }

  @Test func `names what each step of a query matched`() throws {
    let look = try #require(try step("Tap \"login\"").looks.first)
    #expect(look.matches == 1)
    #expect(look.stageTexts.first == "Descendants matching type Button")
    #expect(look.stages.map(\.count).last == 1)
    let found = try #require(look.stages.last?.first.first)
    #expect(try texts(look.scene)[found] == "login")
  }

  @Test func `counts looks of a wait and keeps the last`() throws {
    let look = try #require(try step("Waiting 5.0s").looks.first)
    #expect(look.count > 1)
    #expect(look.matches == 1)
    #expect(try texts(look.scene).contains("title"))
  }

  @Test func `tells where the screen was touched`() throws {
    let tap = try step("Tap \"login\"")
    let touched = try step("tap at")
    #expect(tap.touches.count == 1)
    #expect(touched.touches.count == 1)
  }

  @Test func `tells what was to come`() throws {
    #expect(try step("Tap \"login\"").pending.map(\.words).contains("loader signIn ends"))
    #expect(try step("Waiting 5.0s").pending.isEmpty)
  }

  @Test func `has so many pending events, and says that there are more`() throws {
    let limit = TraceBuilder.pendingLimit
    let step = { (timers: Int) in
      try #require(try Self.waiting(timers).runs.first?.steps.last { !$0.pending.isEmpty })
    }
    let (most, more) = (try step(limit), try step(limit + 1))
    #expect(most.pending.count == limit && !most.hasMorePending)
    #expect(more.pending.count == limit && more.hasMorePending)
  }

  @Test func `shows so many matches of a query, and counts all`() throws {
    let limit = TraceStep.Look.namedLimit
    let app = TracedLogin.bigApp(rows: limit + 1)
    var trace = TraceDocument(app: app)
    let record = TracedLogin.launch(of: app) { _ = $0.cells.count }
    try trace.add(try #require(record), named: "rows")
    let looks = try #require(trace.runs.first).steps.flatMap(\.looks)
    let stage = try #require(looks.flatMap(\.stages).last { $0.count > 1 })
    #expect(stage.count == limit + 1)
    #expect(stage.first.count == limit)
  }

  @Test func `has screens up to a size, and says that there are more`() throws {
    let app = TracedLogin.app()
    let record = try #require(TracedLogin.journal(of: app))
    let player = try JournalPlayer(record, app: CompiledApp(app))
    let scenes = { (limit: Int) in
      var scenes = TraceScenes(sizeLimit: limit)
      _ = player.tellMoments(after: Set(record.entries.indices), pendingLimit: 0) { _, moment in
        _ = scenes.number(of: moment)
      }
      return scenes
    }
    let whole = scenes(TraceScenes.sizeLimit)
    let size = whole.scenes.dropLast().reduce(0) { $0 + $1.elements.count + $1.marks.count }
    #expect(whole.scenes.count > 1 && !whole.isFull)
    #expect(scenes(size + 1).scenes.count == whole.scenes.count)
    let cut = scenes(size)
    #expect(cut.scenes.count == whole.scenes.count - 1 && cut.isFull)
  }

  /// The trace of the launch of an app that waits for some timers.
  private static func waiting(_ timers: Int) throws -> TraceDocument {
    let screen = ScreenDefinition(
      name: "main", initial: "shown",
      states: [
        StateDefinition(
          name: "shown",
          after: (1...timers).map { After(.seconds(Double($0))) })
      ])
    let app = AppDefinition(
      name: "Waiting", bundleIdentifier: "com.example.waiting", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen])
    var trace = TraceDocument(app: app)
    try trace.add(try #require(TracedLogin.launch(of: app)), named: "waiting")
    return trace
  }

  @Test func `tells how long loaders worked`() throws {
    let span = try #require(run.spans.first)
    #expect(span.name == "signIn")
    #expect(span.outcome == "succeeds")
    #expect(span.end.map { $0 - span.start } == 2_000_000_000)
  }

  @Test func `gives each call its lines of the log`() throws {
    let tap = try step("Tap \"login\"")
    let lines = run.log[tap.log].joined(separator: "\n")
    #expect(lines.contains("Tap \"login\" Button"))
    #expect(lines.contains("Synthesize event"))
    #expect(!lines.contains("Waiting 5.0s"))
  }

  @Test func `keeps a screen once that is seen again`() throws {
    #expect(try step("Tap \"email\"").before == step("Open com").after)
    #expect(Set(trace.scenes.scenes).count == trace.scenes.scenes.count)
  }

  @Test func `is repeated by the app that was run`() {
    #expect(run.divergence == nil)
    #expect(run.holds)
  }

  @Test func `says from when on another app does something else`() throws {
    var other = TracedLogin.app()
    other.loaders[0].latency = .fixed(.seconds(4))
    var trace = TraceDocument(app: other)
    try trace.add(try #require(TracedLogin.journal(of: TracedLogin.app())), named: "login")
    #expect(trace.runs[0].divergence != nil)
    #expect(trace.runs[0].steps.count == run.steps.count)
    #expect(trace.runs[0].steps.last?.after == nil)
  }

  @Test func `finds the plan of latencies that it was run with`() throws {
    let app = TracedLogin.app()
    let everyday = LatencyPlan.everyday.applied(to: app)
    var trace = TraceDocument(app: app)
    try trace.add(try #require(TracedLogin.journal(of: everyday, seed: 5)), named: "login")
    #expect(trace.runs[0].divergence == nil)
    #expect(trace.runs[0].latencies == "everyday")
  }

  @Test func `gives the same bytes for the same journal`() throws {
    #expect(try TracedLogin.trace()?.html == trace.html)
  }

  // MARK: - Limits

  /// What a trace keeps of a run with some facts.
  private func followed(_ facts: [JournalFact]) throws -> TraceRun {
    TraceFollower(try JournalRecord(SampleRun.journal(facts)), name: "run").run
  }

  @Test func `has so many steps, and says how many there are besides`() throws {
    let event = JournalFact.tracked(event: "open", parameters: .record([:]))
    let limit = TraceRun.stepLimit
    let run = try followed(Array(repeating: event, count: limit + 1))
    #expect(run.steps.count == limit)
    #expect(run.leftOut == 1)
  }

  @Test func `has so many lookups and touches of a call`() throws {
    let (looks, touches) = (TraceFollower.lookLimit, TraceFollower.touchLimit)
    let run = try followed(
      [.callBegan("call")]
        + (0...looks).map { .resolved(query: "Descendants matching type \($0)", matches: 0) }
        + (0...touches).map { .touched(gesture: "tap", x: Double($0), y: 0) })
    #expect(run.steps[0].looks.count == looks)
    #expect(run.steps[0].looksLeftOut == 1)
    #expect(run.steps[0].touches.map { $0[0] } == (0..<touches).map(Double.init))
  }

  @Test func `has lines of the log up to a length`() throws {
    let limit = TraceFollower.lineLimit
    let line = try followed([.callBegan("")]).log[0]
    let long = String(repeating: "a", count: limit - line.count)
    #expect(try followed([.callBegan(long)]).log == [line + long])
    #expect(
      try followed([.callBegan(long + "b")]).log == [line + long + "... and 1 more characters"])
  }

  @Test func `stands beside one other run and no more`() throws {
    let app = TracedLogin.app()
    let record = try #require(TracedLogin.journal(of: app))
    var trace = TraceDocument(app: app)
    for _ in 0...TraceDocument.runLimit { try trace.add(record, named: "login") }
    #expect(trace.runs.count == TraceDocument.runLimit)
  }
}
