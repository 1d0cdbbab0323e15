import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite struct IdlingTests {
  private static let button = Query().descendants(.button).identified(by: "b")

  private static func app(
    arguments: [String] = [], environment: [String: String] = [:], _ screens: ScreenDefinition...
  ) -> TinyApp {
    TinyApp(
      .tiny(screens), arguments: arguments, environment: environment,
      configuration: SessionConfiguration(timing: .zero, isJournaling: true))
  }

  /// Seconds that something takes.
  private static func seconds(in app: TinyApp, _ act: () -> Void) -> Double {
    let start = app.session.now
    act()
    return (app.session.now - start).inSeconds
  }

  private static func steps(of app: TinyApp) throws -> [String] {
    try JournalRecord(app.session.device.journal?.bytes ?? []).entries.compactMap {
      if case .step(_, let title) = $0.fact { title } else { nil }
    }
  }

  // MARK: - Movements

  private static let moving = Screen("main") {
    On("GO", to: "shown")
    State("empty") {}
    State("shown") {
      Button("B", id: "b").size(width: 40, height: 20).position(x: 0, y: 100)
        .animated(.seconds(2), fromX: 80, fromY: -40)
    }
  }

  private static func place(in app: TinyApp) -> (x: Double, y: Double)? {
    guard let found = try? app.session.findNow(button) else { return nil }
    return (found.view.frame.x, found.view.frame.y)
  }

  @Test func `an element is on its way at the instant it is read`() throws {
    let app = Self.app(Self.moving)
    app.send("GO")
    let first = try #require(Self.place(in: app))
    app.pass(.seconds(1))
    let middle = try #require(Self.place(in: app))
    app.pass(.seconds(1))
    let last = try #require(Self.place(in: app))
    app.pass(.seconds(5))
    let still = try #require(Self.place(in: app))
    #expect((first.x - last.x, first.y - last.y) == (80, -40))
    #expect((middle.x - last.x, middle.y - last.y) == (40, -20))
    #expect(last == still)
  }

  @Test func `the hit point moves with the element`() throws {
    let app = Self.app(Self.moving)
    app.send("GO")
    app.pass(.seconds(1))
    let found = try app.session.findNow(Self.button)
    #expect(found.snapshot.tree.hitPoint(of: found.index) == found.view.frame.center)
  }

  @Test func `a wait for idle lasts until the element is there`() {
    let app = Self.app(Self.moving)
    app.send("GO")
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == 2)
  }

  @Test(
    arguments: [
      (["-UIAnimationsDisabled"], [:], 0.0), (["-UIAnimationsDisabled", "YES"], [:], 0),
      ([], ["UIAnimationsDisabled": "1"], 0), ([], ["UIAnimationsDisabled": "0"], 2),
      (["UIAnimationsDisabled"], [:], 2),
    ] as [([String], [String: String], Double)])
  func `a launch can ask for no movements`(
    arguments: [String], environment: [String: String], seconds: Double
  ) throws {
    let app = Self.app(arguments: arguments, environment: environment, Self.moving)
    app.send("GO")
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == seconds)
    _ = try app.session.findNow(Self.button)
  }

  @Test func `a movement that repeats keeps the wait to its limit and is told`() throws {
    let app = Self.app(
      Screen("main") { Button("B", id: "b").animated(.seconds(2), fromX: 80, repeating: true) })
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == 60)
    #expect(
      try Self.steps(of: app).suffix(2) == [
        "Wait for com.example.tiny to idle",
        "App animations complete notification not received, will attempt to continue.",
      ])
  }

  @Test func `a repeated movement begins anew`() throws {
    let app = Self.app(
      Screen("main") { Button("B", id: "b").animated(.seconds(2), fromX: 80, repeating: true) })
    let first = try #require(Self.place(in: app))
    app.pass(.milliseconds(500))
    let later = try #require(Self.place(in: app))
    app.pass(.milliseconds(1_500))
    let again = try #require(Self.place(in: app))
    #expect((first.x, later.x) == (again.x, again.x - 20))
  }

  @Test func `entering a state can take its time`() {
    let app = Self.app(
      Screen("main") {
        On("GO", to: "slow")
        State("fast") {}
        State("slow", animation: .milliseconds(450)) {}
      })
    app.send("GO")
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == 0.45)
  }

  @Test func `a coordinator says how long its screens slide`() {
    var definition = AppDefinition.tiny([
      Screen("main") { On("GO", do: .push("next")) }, Screen("next"),
    ])
    definition.coordinators[0].transition = .milliseconds(600)
    let app = TinyApp(definition)
    app.send("GO")
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == 0.6)
  }

  // MARK: - The main thread

  @Test func `an app that is never idle keeps the wait to its limit and still answers`() throws {
    let app = Self.app(Screen("main") { State("on", isIdle: false) { Button("B", id: "b") } })
    #expect(Self.seconds(in: app) { app.session.waitForIdle() } == 60)
    #expect(
      try Self.steps(of: app).last
        == "App event loop idle notification not received, will attempt to continue.")
    #expect(app.session.exists(Self.button))
  }

  @Test func `the wait ends when the state that is never idle is left`() {
    let app = Self.app(
      Screen("main") {
        State("on", isIdle: false) { After(.seconds(7), to: "off") }
        State("off") {}
      })
    app.session.waitForIdle()
    #expect(app.session.now == .start + .seconds(7))
  }

  private static func busy(for duration: VirtualDuration?) -> TinyApp {
    app(
      Screen("main") {
        On("GO", do: .busy(duration), .raise(event: "LATE", after: .seconds(1)))
        On("LATE", to: "late")
        State("first") { Button("B", id: "b") }
        State("late") {}
      })
  }

  @Test func `what falls due while the main thread is busy waits`() {
    let app = Self.busy(for: .seconds(5))
    app.send("GO")
    app.pass(.milliseconds(4_900))
    #expect(app.state == "first")
    app.pass(.milliseconds(200))
    #expect(app.state == "late")
  }

  @Test func `a look waits for the main thread`() {
    let app = Self.busy(for: .seconds(5))
    app.send("GO")
    #expect(Self.seconds(in: app) { _ = app.session.exists(Self.button) } == 5)
    #expect(app.session.takeUnreported() == nil)
  }

  @Test func `a look at an app that hangs fails after the limit`() {
    let app = Self.busy(for: nil)
    app.send("GO")
    #expect(Self.seconds(in: app) { _ = app.session.exists(Self.button) } == 180)
    #expect(
      app.session.takeUnreported()?.message(.reading)
        == "Failed to get matching snapshots: Timed out while evaluating UI query.")
    #expect(app.session.takeUnreported() == nil)
    #expect(app.state == "first")
  }

  @Test func `a tap on an app that hangs waits for idle first and then fails`() throws {
    let app = Self.busy(for: nil)
    app.send("GO")
    var failure: AutomationFailure?
    let taken = Self.seconds(in: app) {
      failure = app.session.perform(.tap, on: Self.button, title: "Tap")
    }
    #expect((taken, failure) == (240, .unanswered))
    #expect(
      failure?.message(.acting("tap \"b\" Button"))
        == "Failed to tap \"b\" Button: Timed out while evaluating UI query.")
    #expect(
      try Self.steps(of: app).contains(
        "App event loop idle notification not received, will attempt to continue."))
  }

  @Test func `relaunching ends what an app is busy with`() {
    let app = Self.busy(for: nil)
    app.send("GO")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.session.exists(Self.button))
  }
}
