import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

@Suite("Coverage of an app's model")
struct CoverageTests {
  private static let app: CompiledApp = {
    var definition = SampleApps.login
    definition.deepLinks = [
      DeepLinkDefinition(pattern: "sample://content/{email}", push: ["content"])
    ]
    return CompiledApp(definition)
  }()

  /// The journal of a run in which things are done, and what a recorder inside the run noted.
  private static func run(
    seed: Seed = 1, _ act: (AppSession) -> Void
  ) throws -> (record: JournalRecord, noted: [ModelPart: Int]) {
    let session = AppSession(
      app: app, configuration: SessionConfiguration(seed: seed, isJournaling: true))
    let recorder = CoverageRecorder(app, ModelParts(app.definition))
    recorder.attach(to: session.device)
    _ = session.launch(arguments: [], environment: [:])
    act(session)
    session.terminate()
    return (try JournalRecord(session.device.journal?.bytes ?? []), recorder.counts)
  }

  private static func logIn(_ session: AppSession) {
    SampleApps.fillIn(session) {}
    _ = session.perform(.tap, on: SampleApps.button, title: "Tap")
    session.advance(by: .seconds(3))
  }

  @Test func `is what a recorder inside the run has noted`() throws {
    let run = try Self.run { session in
      Self.logIn(session)
      _ = session.open("sample://content/a", arguments: [], environment: [:])
    }
    var coverage = Coverage(Self.app)
    coverage.add(run.record, named: "run")
    #expect(coverage.counts == run.noted)
    #expect(coverage.runs == [Coverage.Run(name: "run", remark: nil)])
    #expect(coverage.covers(.link(pattern: "sample://content/{email}")))
  }

  @Test func `says how much of the app was made up`() {
    var definition = SampleApps.login
    definition.screens[0].view.append(ElementDefinition(.button, label: "Made Up"))
    definition.screens[0].view[definition.screens[0].view.count - 1].known = .drafted
    let words = definition.draftedWords ?? "nothing"
    let coverage = Coverage(CompiledApp(definition))
    #expect(words.hasPrefix("1 of "))
    #expect(coverage.text().contains("\n\(words)\n"))
    #expect(coverage.json().contains("\"drafted\": \"\(words)\""))
    #expect(!Coverage(Self.app).text().contains("drafted"))
    #expect(!Coverage(Self.app).json().contains("drafted"))
  }

  @Test func `a root that says nothing is not counted`() {
    var app = SampleApps.login
    app.screens[0].root = ElementDefinition(.other)
    let plain = KnowledgeCount.elements(of: app).all
    app.screens[0].root = ElementDefinition(.other, identifier: "root")
    #expect(KnowledgeCount.elements(of: app).all == plain + 1)
  }

  @Test func `names transitions by where they stand`() throws {
    let run = try Self.run(Self.logIn)
    var coverage = Coverage(Self.app)
    coverage.add(run.record, named: "run")
    let login = TransitionKey(screen: "login", state: "idle", trigger: .event("LOGIN"), index: 0)
    let done = TransitionKey(
      screen: "login", state: "loading", trigger: .success("signIn"), index: 0)
    #expect(
      coverage.counts == [
        .coordinator("Login"): 1, .screen("login"): 1, .screen("content"): 1,
        .state(screen: "login", path: "idle"): 2, .state(screen: "login", path: "loading"): 1,
        .state(screen: "content", path: "shown"): 1, .transition(login): 1, .transition(done): 1,
        .pair(login, done): 1, .outcome(loader: "signIn", isFailure: false): 1,
      ])
  }

  @Test func `adds up over journals`() throws {
    let launch = try Self.run { _ in }
    let login = try Self.run(Self.logIn)
    var coverage = Coverage(Self.app)
    coverage.add(launch.record, named: "launch")
    coverage.add(login.record, named: "login")
    #expect(coverage.counts == launch.noted.merging(login.noted, uniquingKeysWith: +))
  }

  @Test func `every part that a run comes to is one of the app's`() throws {
    let run = try Self.run { session in
      Self.logIn(session)
      _ = session.open("sample://content/a", arguments: [], environment: [:])
    }
    let known = Set(ModelParts(Self.app.definition).entries.map(\.part))
    #expect(run.noted.keys.filter { !known.contains($0) }.isEmpty)
  }

  @Test func `stands in lines for people`() throws {
    var coverage = Coverage(Self.app)
    coverage.add(try Self.run { _ in }.record, named: "launch")
    #expect(
      coverage.text() == """
        Coverage of Sample by 1 journal

        coordinators            1 of 2   50 %
        links                   0 of 1   0 %
        screens                 1 of 2   50 %
        states                  1 of 3   33 %
        transitions             0 of 3   0 %
        transition pairs        0 of 4   0 %
        loader outcomes         0 of 2   0 %

        app: 1 of 2 coordinators, 0 of 1 links, 0 of 2 loader outcomes
          not covered: coordinator Content (app.json: coordinators.Content)
          not covered: link sample://content/{email} (app.json: deepLinks[0])
          not covered: signIn succeeds (app.json: loaders.signIn)
          not covered: signIn fails (app.json: loaders.signIn)

        screen login: 1 of 2 states, 0 of 3 transitions, 0 of 4 transition pairs
          not covered: state loading (login.json: states.loading)
          not covered: transition idle: LOGIN -> loading (login.json: states.idle.on.LOGIN[0])
          not covered: transition loading: signIn succeeds -> idle \
        (login.json: states.loading.invoke[0].onDone[0])
          not covered: transition loading: signIn fails -> idle \
        (login.json: states.loading.invoke[0].onError[0])

        screen content: 0 of 1 states
          not covered: screen content (content.json)
          not covered: state shown (content.json: states.shown)
        """)
  }

  @Test func `a journal of another app is not counted`() throws {
    let line =
      #"{"journal":1,"app":"a","bundle":"com.example.other","seed":"1","device":"iPhone 15"}"#
    var coverage = Coverage(Self.app)
    coverage.add(try JournalRecord(Array(line.utf8)), named: "other")
    #expect(
      coverage.runs.map(\.remark) == [
        "not counted: it was written by another app, \"com.example.other\""
      ])
  }

  @Test func `a journal of an older model counts up to where the model differs`() throws {
    let run = try Self.run(Self.logIn)
    var changed = Self.app.definition
    changed.screens[0].states[1].invoke[0].onDone[0].target = "loading"
    var coverage = Coverage(CompiledApp(changed))
    coverage.add(run.record, named: "old")
    let remark = try #require(coverage.runs[0].remark)
    #expect(remark.hasPrefix("counted up to "))
    #expect(
      remark.hasSuffix(
        " s only: from there on the app differs from the journal"))
    #expect(coverage.counts[.state(screen: "login", path: "loading")] == 1)
  }

  @Test func `a button of an alert is covered by its tap`() throws {
    let ask = ActionDefinition.alert(
      AlertDefinition(
        title: "Sure?", buttons: [.init(label: "Yes", event: "YES"), .init(label: "No")]))
    let screen = ScreenDefinition(
      name: "main", initial: "idle",
      states: [StateDefinition(name: "idle", entry: [ask])])
    let app = CompiledApp(.tiny([screen]))
    let session = AppSession(app: app, configuration: SessionConfiguration(isJournaling: true))
    _ = session.launch(arguments: [], environment: [:])
    _ = session.perform(
      .tap, on: Query().descendants(.button).identified(by: "No"), title: "Tap")
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    var coverage = Coverage(app)
    coverage.add(record, named: "run")
    #expect(coverage.covers(.button(screen: "main", alert: 0, button: 1)))
    #expect(!coverage.covers(.button(screen: "main", alert: 0, button: 0)))
  }

  @Test func `counts so many pairs of transitions on a screen, and says which are not counted`() {
    let limit = ModelParts.pairLimit
    // Of 80 transitions that lead to a state or stay there, 50 can follow.
    let away = (1...30).map { On("AWAY\($0)", to: "there") }
    let stay = (1...50).map { On("STAY\($0)", do: mark("stayed")) }
    let states = [
      StateDefinition(name: "here", on: away), StateDefinition(name: "there", on: stay),
    ]
    let coverage = { (states: [StateDefinition]) in
      Coverage(
        CompiledApp(.tiny([ScreenDefinition(name: "main", initial: "here", states: states)])))
    }
    let whole = coverage(states)
    #expect(whole.shares.first { $0.kind == .pairs }?.share.all == limit)
    #expect(!whole.text().contains("not counted"))

    let alone = StateDefinition(name: "alone", on: [On("GO", do: mark("went"))])
    let cut = coverage(states + [alone])
    let words =
      "screen main: its \(limit + 1) transition pairs are more than \(limit), and not counted"
    #expect(!cut.shares.contains { $0.kind == .pairs })
    #expect(cut.text().contains("\n\(words)\n"))
    #expect(cut.json().contains("\"\(words)\""))
  }

  @Test func `colours the graph`() throws {
    var coverage = Coverage(Self.app)
    coverage.add(try Self.run(Self.logIn).record, named: "run")
    let mermaid = try #require(coverage.drawing(as: .mermaid))
    #expect(mermaid.contains(#"n2{{"sample:\#u{2F}/content/{email}"}}"#))
    #expect(mermaid.contains(#"login<br>2/2 states, 2/3 transitions"#))
    #expect(mermaid.contains("  style n0 fill:#d8f3dc,color:#1c1c1e"))
    #expect(mermaid.contains("  style n1 fill:#fde0e0,color:#1c1c1e"))
    #expect(mermaid.contains("  style n3 fill:#fff0c2,color:#1c1c1e"))
    #expect(
      try #require(coverage.drawing(as: .dot)).contains("style=filled, fillcolor=\"#d8f3dc\""))
    #expect(coverage.drawing(as: .text) == nil)
  }

  @Test func `as JSON names every part with its count`() throws {
    var coverage = Coverage(Self.app)
    coverage.add(try Self.run { _ in }.record, named: "launch")
    let json = coverage.json()
    #expect(json.contains(#""screens": { "covered": 1, "of": 2 }"#))
    #expect(JSONReader.read(Array(json.utf8)).node?.member("parts") != nil)
  }
}

@Suite("Coverage by runs of variants")
struct VariantCoverageTests {
  private static let app: AppDefinition = {
    var app = SampleApps.login
    var other = app
    other.screens = other.screens.filter { $0.name == "login" }
    other.screens[0].states = other.screens[0].states.filter { $0.name == "idle" }
    other.screens[0].states[0].on = []
    app.variantArgument = "country"
    app.variants = [VariantDefinition("other", other)]
    return app
  }()

  private static func record(_ app: CompiledApp, _ arguments: [String]) throws -> JournalRecord {
    let session = AppSession(app: app, configuration: SessionConfiguration(isJournaling: true))
    _ = session.launch(arguments: arguments, environment: [:])
    session.advance(by: .seconds(1))
    return try JournalRecord(session.device.journal?.bytes ?? [])
  }

  private static func coverage(of record: JournalRecord) -> Coverage {
    var coverage = Coverage(CompiledApp(app))
    coverage.add(record, named: "run")
    return coverage
  }

  private static let shared: [ModelPart: Int] = [
    .coordinator("Login"): 1, .screen("login"): 1, .state(screen: "login", path: "idle"): 1,
  ]

  @Test func `counts what a variant that a journal names has in common with the app`() throws {
    let other = try #require(Self.app.variant("other"))
    let coverage = Self.coverage(
      of: try Self.record(CompiledApp(other, variant: "other"), []))
    #expect(coverage.runs == [Coverage.Run(name: "run", remark: nil)])
    #expect(coverage.counts == Self.shared)
  }

  @Test func `counts the same for a variant that a launch argument chooses`() throws {
    let coverage = Self.coverage(
      of: try Self.record(CompiledApp(Self.app), ["-country", "other"]))
    #expect(coverage.runs == [Coverage.Run(name: "run", remark: nil)])
    #expect(coverage.counts == Self.shared)
  }
}
