import ServedSessions
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import LivePage

/// How much of a screen and of a run the page gets.
@Suite struct ScreenViewTests {
  /// The running app of one screen.
  private func session(
    of screen: ScreenDefinition, loaders: [LoaderDefinition] = []
  ) throws -> AppSession {
    let live = LiveApp(CompiledApp(Self.app(screen, loaders)))
    try live.perform(.launch(arguments: []))
    return live.session
  }

  private static func app(
    _ screen: ScreenDefinition, _ loaders: [LoaderDefinition] = []
  ) -> AppDefinition {
    AppDefinition(
      name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: screen.name)], screens: [screen],
      loaders: loaders)
  }

  private static func rows(_ count: Int) -> ScreenDefinition {
    ScreenDefinition(
      name: "rows", context: ["rows": .list((0..<count).map { .integer(Int64($0)) })],
      view: [ElementDefinition(.staticText, label: .bind("item"), forEach: "rows")],
      initial: "shown", states: [StateDefinition(name: "shown")])
  }

  @Test func `so many elements are sent, and the page says how many there are besides`() throws {
    let others = try session(of: Self.rows(1)).device.snapshot?.tree.count ?? 0
    let picture = { (elements: Int) in
      try ScreenView(session: self.session(of: Self.rows(1 + elements - others))).picture
    }
    let limit = ScreenView.elementLimit
    let (most, more) = (try picture(limit), try picture(limit + 1))

    #expect(most.list("elements").count == limit)
    #expect(most.whole("unsent") == nil)
    #expect(more.list("elements").count == limit)
    #expect(more.whole("unsent") == 1)
  }

  @Test func `so many pending events are sent, and the page says that there are more`() throws {
    let loading = { (count: Int) in
      let loads = (0..<count).map { InvocationDefinition(source: "l\($0)") }
      return try self.session(
        of: ScreenDefinition(
          name: "main", initial: "s", states: [StateDefinition(name: "s", invoke: loads)]),
        loaders: (0..<count).map { LoaderDefinition(name: "l\($0)", latency: .fixed(.seconds(2))) })
    }
    let others = try loading(1).pendingEvents(limit: .max).count - 1
    let sent = { (events: Int) in
      var members = JSONMembers()
      ScreenView(session: try loading(events - others)).addEvents(to: &members)
      return members.node
    }
    let limit = ScreenView.eventLimit

    #expect(try sent(limit).list("events").count == limit)
    #expect(try sent(limit).member("moreEvents") == nil)
    #expect(try sent(limit + 1).list("events").count == limit)
    #expect(try sent(limit + 1).member("moreEvents")?.value.kind == .bool(true))
  }

  @Test func `the last requests are sent, and the page says how many came before`() throws {
    let session = try session(of: Self.rows(1))
    let sent = {
      var members = JSONMembers()
      ScreenView(session: session).addEvents(to: &members)
      return members.node
    }
    let limit = ScreenView.requestLimit
    let ask = {
      _ = session.device.network.begin(NetworkRequest("GET", "/a"), by: .urlSession)
    }
    for _ in 0..<limit { ask() }
    #expect(sent().list("requests").count == limit)
    #expect(sent().member("earlierRequests") == nil)
    ask()
    #expect(sent().list("requests").count == limit)
    #expect(sent().whole("earlierRequests") == 1)
  }

  /// A run of an app that shows another text each second.
  private func run() throws -> LiveRun {
    let state = { (name: String, next: String) in
      StateDefinition(
        name: name,
        after: [DelayedTransitionDefinition(.fixed(.seconds(1)), [TransitionDefinition(to: next)])],
        view: [ElementDefinition(.staticText, label: .literal(name))])
    }
    let screen = ScreenDefinition(
      name: "main", initial: "tick", states: [state("tick", "tock"), state("tock", "tick")])
    let app = ServedApp(in: PageClient.screens)
    let sessions = ServedSessions(app, variant: nil, read: Self.app(screen))
    let served = try sessions.open(SessionSettings(app: app))
    let run = LiveRun(served, NamedSettings(), numbers: ScreenNumbers())
    try run.perform([try served.launch(by: "Main")], "launch")
    return run
  }

  @Test func `so many screens are kept, the first one and the last ones`() throws {
    let run = try run()
    let limit = LiveRun.screenLimit
    for _ in 1..<limit { try run.perform([], "look") }
    #expect(run.past.map(\.id) == Array(1...limit))

    try run.perform([], "look")
    #expect(run.past.map(\.id) == [1] + Array(3...limit + 1))
  }

  @Test func `so many events of a wait are looked at one by one, and the rest at its end`() throws {
    let run = try run()
    let limit = LiveRun.eventLimit
    try run.advance(by: .seconds(Double(limit) + 5))
    #expect(run.version == 1 + limit + 1)
    #expect(run.served.now == .start + .seconds(Double(limit) + 5))
  }
}
