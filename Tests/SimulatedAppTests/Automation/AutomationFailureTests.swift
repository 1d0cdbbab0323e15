import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import AppSession

@Suite("Failures in words")
struct AutomationFailureTests {
  private static func miss(
    emptyStep: Int = 1, input: [String] = [], count: Int? = nil
  ) -> QueryMiss {
    QueryMiss(
      steps: [
        "Descendants matching type Button", "Elements matching predicate '\"x\" IN identifiers'",
      ],
      emptyStep: emptyStep, input: input, inputCount: count ?? input.count, matches: [],
      nearest: [],
      process: 4_001, address: 0x6000_1234_5670)
  }

  private static let chain =
    "`Descendants matching type Button` -> "
    + "`Elements matching predicate '\"x\" IN identifiers'`"
  private static let lastStep = "Elements matching predicate '\"x\" IN identifiers'"

  private static func acting(_ failure: AutomationFailure) -> String {
    failure.message(.acting("tap \"x\" Button"))
  }

  @Test("an app in the background, and a button that is not there")
  func device() {
    #expect(
      Self.acting(.inBackground(bundle: "com.x"))
        == "Failed to get matching snapshot: Application com.x is not running in the foreground")
    #expect(
      Self.acting(.noButton("camera", device: "iPhone 8"))
        == "Failed to press button: iPhone 8 has no camera button")
  }

  @Test("an alert that monitors leave standing")
  func interrupted() {
    #expect(
      Self.acting(.interrupted(alert: "Hi", times: 10))
        == "Failed to tap \"x\" Button: The alert \"Hi\" is still in the way after interruption "
        + "monitors reported 10 times that they handled it.")
  }

  @Test("an app that does not run, or no longer")
  func app() {
    #expect(
      Self.acting(.notRunning(bundle: "com.x"))
        == "Failed to get matching snapshot: Application com.x is not running")
    #expect(
      Self.acting(.crashed(app: "Sample", reason: "why")) == "Sample crashed: Fatal error: why")
  }

  @Test("no match: the step that ran empty with what it had, else all steps")
  func noMatch() {
    let start = "Failed to tap \"x\" Button: No matches found for "
    let chained =
      start + "first query match sequence: \(Self.chain), given input App element pid: 4001"
    #expect(Self.acting(.noMatch(Self.miss(emptyStep: 0))) == chained)
    let two = start + Self.lastStep + " from input {(\n    Button, label: 'a',\n    Button\n)}"
    #expect(Self.acting(.noMatch(Self.miss(input: ["Button, label: 'a'", "Button"]))) == two)
    let more = start + Self.lastStep + " from input {(\n    Button,\n    ... 2 more\n)}"
    #expect(Self.acting(.noMatch(Self.miss(input: ["Button"], count: 3))) == more)
  }

  @Test("many matches")
  func manyMatches() {
    let words =
      "Failed to tap \"x\" Button: Find single matching element. "
      + "Multiple matching elements found for <XCUIElementQuery: 0x600012345670>."
    #expect(Self.acting(.manyMatches(Self.miss())) == words)
  }

  @Test("events that cannot be sent, and a query that is wrong")
  func events() {
    #expect(
      Self.acting(.notHittable(row: "Button, {{0.0, 0.0}, {1.0, 1.0}}", reason: "why"))
        == "Failed to not hittable: Button, {{0.0, 0.0}, {1.0, 1.0}}")
    let words =
      "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
      + "Event dispatch snapshot: TextField"
    #expect(Self.acting(.noKeyboardFocus(row: "TextField")) == words)
    #expect(Self.acting(.impossible("No.")) == "Failed to tap \"x\" Button: No.")
    #expect(Self.acting(.badQuery("this query")) == "this query")
  }

  @Test("what was being done decides how a message begins")
  func occasions() {
    let failure = AutomationFailure.manyMatches(Self.miss())
    #expect(failure.message(.reading).hasPrefix("Failed to get matching snapshot: Find"))
    #expect(
      failure.message(.hittability(of: "Button")).hasPrefix(
        "Failed to determine hittability of Button: Find"))
    #expect(
      AutomationFailure.notHittable(row: "Button", reason: "why").message(.hittability(of: "it"))
        == "Failed to determine hittability of it: Activation point invalid and no suggested hit "
        + "points based on element frame")
  }
}

@Suite("Explanations below failures")
struct ExplainingTests {
  private static func app() -> TinyApp {
    TinyApp(
      .tiny(
        [
          Screen("main") {
            Button("Login", id: "login")
            Button("Twin", id: "twin")
            Button("Twin", id: "twin")
            On("LATER", do: .raise(event: "X", after: .seconds(5)))
            StateDefinition(
              name: "loading", after: [After(.seconds(9), to: "loading")],
              invoke: [Invoke("feed", onDone: nil, retries: 2)])
          }
        ],
        loaders: [Loader(name: "feed", latency: .fixed(.seconds(2)), failureRate: 1)]),
      configuration: SessionConfiguration(seed: 42))
  }

  private static func explained(_ identifier: String, in app: TinyApp) -> String {
    do throws(AutomationFailure) {
      _ = try app.session.findNow(Query().descendants(.button).identified(by: identifier))
      return "found"
    } catch {
      return app.session.explanation(of: error)
    }
  }

  @Test("a miss: what was sought, the nearest, what is under way, when, and how to see it again")
  func miss() {
    let app = Self.app()
    app.session.testName = "LoginTests/testLogin"
    let lines = Self.explained("logn", in: app).split(separator: "\n").map { String($0) }
    let expected: [String] = [
      "    Sought: Descendants matching type Button -> "
        + "Elements matching predicate '\"logn\" IN identifiers'",
      "    Nearest: \(app.session.nearest("logn"))",
      "    Pending: loader feed (attempt 1), 1 timer",
      "    Virtual time: t = 1.620 s  Seed: 42",
      "    Screen: main, state loading",
      "    Replay: REHEARSAL_REPLAY=\(app.session.replayToken) swift test "
        + "--filter LoginTests/testLogin",
    ]
    #expect(lines == expected)
  }

  @Test("too many matches are listed")
  func matches() {
    let text = Self.explained("twin", in: Self.app())
    #expect(
      text.contains(
        "\n    Matches:\n      Button, {{16.0, 155.0}, {361.0, 44.0}}, identifier: 'twin', "
          + "label: 'Twin'\n      Button, {{16.0, 207.0}, {361.0, 44.0}}, identifier: 'twin', "
          + "label: 'Twin'\n    Pending"))
  }

  @Test("loaders say which attempt is under way, and delayed events count")
  func pending() {
    let app = Self.app()
    app.session.advance(by: .seconds(1))
    app.send("LATER")
    #expect(
      app.session.explanation(of: .badQuery("")).hasPrefix(
        "\n    Pending: loader feed (attempt 2), 1 timer, 1 delayed event\n"))
    app.session.terminate()
    #expect(
      app.session.explanation(of: .badQuery("")).hasPrefix(
        "\n    Pending: nothing, the app does not run\n"))
  }

  @Test("the seed is that of the replay, when there is one")
  func replaySeed() {
    let session = AppSession(
      app: CompiledApp(SampleApps.login),
      configuration: SessionConfiguration(
        seed: 1, replay: ReplayToken(seed: 77, ties: .bySequence, overrides: []).description))
    #expect(session.explanation(of: .badQuery("")).contains("Seed: 77\n"))
  }
}

extension AppSession {
  fileprivate func nearest(_ name: String) -> String {
    let query = Query().descendants(.button).identified(by: name)
    return device.snapshot?.tree.nearestMisses(of: query).joined(separator: "; ") ?? ""
  }
}
