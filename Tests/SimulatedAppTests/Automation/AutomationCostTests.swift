import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite("What calls cost in virtual time")
struct AutomationCostTests {
  private static let button = Query().descendants(.button).identified(by: "go")
  private static let missing = Query().descendants(.button).identified(by: "nothing")
  private static let field = Query().descendants(.textField).identified(by: "field")

  private static func app(timing: AutomationTiming = .xcode26) -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main") {
          TextField("field")
          Button("Go", id: "go").onTap("GO")
          Button("Push", id: "push").onTap("PUSH")
          Button("Nowhere", id: "nowhere").size(width: 10, height: 10)
            .position(x: -500, y: -500)
          On("PUSH", do: .push("main"))
          State("a") { On("GO", to: "b") }
          State("b") { After(.seconds(3), to: "c") }
          State("c") { Button("Late", id: "late") }
        }
      ]), configuration: SessionConfiguration(timing: timing))
  }

  /// Milliseconds that an act takes.
  private static func cost(_ act: (AppSession) -> Void, in app: TinyApp = app()) -> Double {
    let start = app.session.now
    act(app.session)
    return (app.session.now - start).inSeconds * 1_000
  }

  /// Milliseconds added up.
  private static func sum(_ parts: Double...) -> Double { parts.reduce(0, +) }

  @Test("a launch: the launch itself and the wait for idle")
  func launch() {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration())
    #expect(session.launch(arguments: [], environment: [:]) == nil)
    #expect(session.now == VirtualInstant(nanoseconds: 1_620_000_000))
  }

  @Test("a launch of a running app ends it first")
  func relaunch() {
    #expect(Self.cost { _ = $0.launch(arguments: [], environment: [:]) } == Self.sum(3_000, 1_620))
  }

  @Test("a tap: idle, find, look for alerts, touch, settle, idle")
  func tap() {
    let cost = Self.cost { #expect($0.perform(.tap, on: Self.button, title: "") == nil) }
    #expect(cost == Self.sum(20, 15, 13, 50, 100, 20))
  }

  @Test("a touch that is held lasts as long as it is held")
  func held() {
    let cost = Self.cost {
      _ = $0.perform(.longPress, on: Self.button, holding: .seconds(2), title: "")
    }
    #expect(cost == Self.sum(20, 15, 13, 2_000, 100, 20))
  }

  @Test("a tap that moves screens waits until they stand")
  func moving() {
    let push = Query().descendants(.button).identified(by: "push")
    let cost = Self.cost { _ = $0.perform(.tap, on: push, title: "") }
    #expect(cost == Self.sum(20, 15, 13, 50, 350))
  }

  @Test("typing: idle, find, look for alerts, each key, idle")
  func typing() {
    let app = Self.app()
    _ = app.session.perform(.tap, on: Self.field, title: "")
    let cost = Self.cost(
      { #expect($0.perform(.type("four", into: Self.field), title: "") == nil) }, in: app)
    #expect(cost == Self.sum(20, 15, 13, 55, 55, 55, 55, 20))
  }

  @Test("whether something exists is one look; it is not looked for again")
  func exists() {
    #expect(Self.cost { _ = $0.exists(Self.missing) } == 15)
    #expect(Self.cost { _ = $0.count(Self.missing) } == 15)
  }

  @Test("a missing element is looked for twice more, a second apart, and then the app is pictured")
  func find() {
    let cost = Self.cost { session in
      #expect(throws: AutomationFailure.self) { try session.find(Self.missing) }
    }
    #expect(cost == Self.sum(15, 1_000, 15, 1_000, 15, 100))
  }

  @Test("what appears meanwhile is found")
  func findLate() throws {
    let app = Self.app()
    _ = app.session.perform(.tap, on: Self.button, title: "")
    app.session.advance(by: .seconds(2))
    let late = Query().descendants(.button).identified(by: "late")
    let cost = Self.cost({ #expect((try? $0.find(late)) != nil) }, in: app)
    #expect(cost == Self.sum(15, 1_000, 15))
  }

  @Test("an element that cannot be hit is scrolled to and tried three times, a second apart")
  func notHittable() {
    let nowhere = Query().descendants(.button).identified(by: "nowhere")
    let cost = Self.cost { session in
      guard case .noHitPoint? = session.perform(.tap, on: nowhere, title: "") else {
        Issue.record("it was hit")
        return
      }
    }
    #expect(cost == Self.sum(20, 15, 13, 10, 1_000, 20, 15, 13, 10, 1_000, 20, 15, 13, 10))
  }

  @Test("a timing of 2021: launch, session, idle, and the delay of simulators")
  func launchOfXcode13() {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration(timing: .xcode13))
    #expect(session.launch(arguments: [], environment: [:]) == nil)
    #expect(session.now == VirtualInstant(nanoseconds: 3_468_000_000))
  }

  @Test(
    "every name of a timing is one of a timing, and no other is",
    arguments: [
      ("xcode13", AutomationTiming.xcode13), ("xcode26", .xcode26), ("zero", .zero), ("Zero", nil),
    ])
  func names(name: String, timing: AutomationTiming?) {
    #expect(AutomationTiming.named(name) == timing)
    #expect(AutomationTiming.names.contains(name) == (timing != nil))
  }

  @Test("without costs only the app's own time passes")
  func zero() {
    let cost = Self.cost(
      { _ = $0.perform(.tap, on: Self.button, title: "") }, in: Self.app(timing: .zero))
    #expect(cost == 0)
  }
}

@Suite("Waits")
struct WaitingTests {
  private static func polls(
    _ timeout: VirtualDuration, timing: AutomationTiming = .zero, cost: Int = 0
  )
    -> [Double]
  {
    let session = AppSession(
      app: CompiledApp(SampleApps.login), configuration: SessionConfiguration(timing: timing))
    var instants: [Double] = []
    let isMet = session.waiter.poll(timeout: timeout) {
      instants.append(session.now.sinceStart.inSeconds)
      session.advance(by: .milliseconds(cost))
      return false
    }
    #expect(!isMet)
    return instants
  }

  @Test("the first look is after a second, then one each second, the last at the deadline")
  func instants() {
    #expect(Self.polls(.seconds(3)) == [1, 2, 3])
    #expect(Self.polls(.seconds(2.5)) == [1, 2, 2.5])
    #expect(Self.polls(.seconds(0.4)) == [0.4])
  }

  @Test("what a look costs delays the next")
  func cost() { #expect(Self.polls(.seconds(3), cost: 30) == [1, 2.03, 3]) }

  @Test("without a timeout there is one look, now", arguments: [0, -5.0])
  func none(timeout: Double) { #expect(Self.polls(.seconds(timeout)) == [0]) }

  @Test("a wait without intervals ends, and so does one without an end")
  func endless() {
    var timing = AutomationTiming.zero
    timing.pollInterval = .zero
    #expect(Self.polls(.seconds(0.003), timing: timing) == [0.001, 0.002, 0.003])
    #expect(Self.polls(.max).count == Waiter.pollLimit + 1)
  }

  @Test("a wait ends at the look that sees what it waits for")
  func met() {
    let app = TinyApp(
      Screen("main") {
        State("a") { After(.seconds(1.5), to: "b") }
        State("b") { Button("Late", id: "late") }
      })
    let late = Query().descendants(.button).identified(by: "late")
    #expect(app.session.waiter.wait(for: late, toExist: true, timeout: .seconds(5), title: ""))
    #expect(app.session.now == VirtualInstant(nanoseconds: 2_000_000_000))
    #expect(!app.session.waiter.wait(for: late, toExist: false, timeout: .seconds(2), title: ""))
    #expect(app.session.now == VirtualInstant(nanoseconds: 4_000_000_000))
  }
}
