import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

extension TinyApp {
  fileprivate var framedRows: [String] {
    tree.map { tree in (0..<tree.count).map { tree.row(of: $0, withFrame: true) } } ?? []
  }
}

@Suite("What an app shows on its start")
struct StartSequenceTests {
  private static func app(_ items: StartItemDefinition...) -> AppDefinition {
    AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "home", marker: "Home")
      Coordinator("Second", root: "second")
      for item in items { item }
      Screen("home") {
        Text("Home", id: "Home")
        Context("answer", "")
        On("LATER", do: .assign("answer", "'later'"))
        On("SECOND", do: .start(coordinator: "Second"))
      }
      Screen("second") { Text("Second") }
      Screen("tour") {
        Context("page", 1)
        Button("Next", id: "next").onTap("NEXT")
        On("NEXT", do: .dismiss)
        On("SECOND", do: .start(coordinator: "Second"))
      }
      Screen("news") {
        Button("Close", id: "close").onTap("CLOSE")
        On("CLOSE", do: .dismiss)
      }
    }
  }

  private static let rating = StartItemDefinition.Kind.alert(
    AlertDefinition(
      title: "Rate us", buttons: [.init(label: "Later", event: "LATER"), .init(label: "Never")]))
  private static let tour = StartItemDefinition.Kind.present(PresentationDefinition("tour"))
  private static let news = StartItemDefinition.Kind.present(
    PresentationDefinition("news", style: .fullScreen))

  private func launched(
    _ app: AppDefinition, arguments: [String] = [], environment: [String: String] = [:]
  ) -> TinyApp {
    #expect(app.check() == [])
    return TinyApp(app, arguments: arguments, environment: environment)
  }

  @Test("comes one after another, each when the one before has gone")
  func order() {
    let app = launched(Self.app(OnStart(Self.tour), OnStart(Self.rating), OnStart(Self.news)))
    #expect(app.front?.name == "tour")
    #expect(app.process?.alert == nil)
    app.touch("next")
    #expect(app.process?.alert?.title == "Rate us")
    app.touch(label: "Later")
    #expect(app.front?.name == "news")
    app.touch("close")
    #expect(app.front?.name == "home")
    #expect(app.context("answer") == "later")
  }

  @Test("is passed over where its condition does not hold when its turn comes")
  func conditions() {
    let app = launched(
      Self.app(
        OnStart(when: "environment.tour == 'off'", Self.tour), OnStart(Self.rating),
        OnStart(when: "environment.tour == 'on'", Self.news)),
      environment: ["tour": "on"])
    #expect(app.front?.name == "home")
    app.touch(label: "Never")
    #expect(app.front?.name == "news")
  }

  @Test("is shown once an install where a stored default says so")
  func once() {
    let app = launched(Self.app(OnStart(once: "sawTour", Self.tour)))
    #expect(app.front?.name == "tour")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.front?.name == "tour", "it had not gone")
    #expect(app.traced { app.touch("next") }.last == "stored sawTour=1")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.front?.name == "home")
  }

  @Test("is not shown where a launch argument gives the stored default")
  func argument() {
    let app = launched(
      Self.app(OnStart(once: "sawTour", Self.tour)), arguments: ["-sawTour", "YES"])
    #expect(app.front?.name == "home")
  }

  @Test("goes on over what another coordinator shows")
  func coordinator() {
    let app = launched(Self.app(OnStart(Self.tour), OnStart(Self.news)))
    app.send("SECOND")
    #expect(app.front?.name == "news")
    app.touch("close")
    #expect(app.front?.name == "second")
  }

  @Test("of an app that shows nothing keeps nothing")
  func nothing() {
    let app = launched(Self.app())
    #expect(app.process?.startSequence == nil)
  }

  @Test("is the same when the journal is played")
  func played() throws {
    let definition = Self.app(OnStart(once: "sawTour", Self.tour), OnStart(Self.news))
    let app = TinyApp(
      definition, configuration: SessionConfiguration(timing: .zero, isJournaling: true))
    app.pass(.seconds(1))
    let next = Query().descendants(.button).identified(by: "next")
    #expect(app.session.perform(.tap, on: next, title: "Tap") == nil)
    let journal = try #require(app.session.device.journal)
    let record = try JournalRecord(journal.bytes)
    let player = try JournalPlayer(record, app: CompiledApp(definition))
    let shown = try #require(player.snapshot(at: app.session.now)?.tree)
    #expect((0..<shown.count).map { shown.row(of: $0, withFrame: true) } == app.framedRows)
  }

  @Test("belongs to the routes of the app")
  func routes() {
    let app = CompiledApp(Self.app(OnStart(Self.tour), OnStart(Self.news)))
    let report = RouteCheck(app).run()
    let faults = report.rows.flatMap(\.faults)
    #expect(report.rows.filter { $0.seen == "1 of 1 states" }.count == 4)
    // Nothing on the two pages of a coordinator leads on; the tour and the news do.
    #expect(faults == [.doesNothing, .doesNothing])
  }

  @Test("is told of where it names what is not there")
  func faults() {
    var app = Self.app(
      OnStart(when: "defaults.a ==", .present(PresentationDefinition("tuor"))),
      OnStart(once: "", .alert(AlertDefinition(title: "Empty", buttons: []))))
    app.onStart[0].when = "defalts.a == 1"
    #expect(
      app.check().map(\.description) == [
        #"app.json: onStart[0].when: unknown context key "defalts"; the nearest is "defaults""#,
        #"app.json: onStart[0].present.screen: unknown screen "tuor"; the nearest is "tour""#,
        "app.json: onStart[1].once: a stored default needs a name",
        "app.json: onStart[1].alert.buttons: an alert needs at least one button",
      ])
  }

  @Test(
    "is read from the app's file, or told word for word",
    arguments: [
      (#"[{"present": "main", "once": "seen"}]"#, []),
      (#"[{}]"#, [#"expected an object with one of "present" and "alert""#]),
      (
        #"[{"present": "main", "alert": {"title": "A", "buttons": [{"label": "B"}]}}]"#,
        [#"expected an object with one of "present" and "alert""#]
      ),
      (
        #"[{"presnt": "main"}]"#,
        [
          #"expected an object with one of "present" and "alert""#,
          #"unknown key "presnt"; the nearest is "present""#,
        ]
      ),
    ] as [(String, [String])])
  func files(_ items: String, _ words: [String]) {
    let app = SmallApp.app.replacing(
      #""loaders""#, with: #""onStart": \#(items), "loaders""#)
    let faults = SmallApp.faults(app: app)
    #expect(faults.count == words.count, "\(faults)")
    for (fault, words) in zip(faults, words) { #expect(fault.hasSuffix(words)) }
  }
}
