import AccessibilityTree
import PredicateFormat
import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@Suite("Journals played again")
struct JournalReplayTests {
  /// An app in which much can be touched and chance decides what is loaded, and when.
  static let app: AppDefinition = {
    let events = ["ASK", "SHOW", "NEXT", "BACK", "GO", "FOCUS", "CLOSE", "LATER", "SEEN"]
    let buttons = events.map {
      ElementDefinition(
        .button, identifier: .literal($0), gestures: [GestureDefinition(.tap, raises: $0)])
    }
    let row = ElementDefinition(.cell, identifier: .bind("item"), forEach: "app.items")
    let screen = ScreenDefinition(
      name: "main", title: .bind("text"), root: ElementDefinition(.table),
      context: ["text": "", "on": false],
      view: [
        ElementDefinition(.textField, identifier: "bound", binding: "text"),
        ElementDefinition(.textView, identifier: "own"),
        ElementDefinition(.switch, identifier: "switch", binding: "on"),
      ] + buttons + [row],
      on: [
        On("ASK", do: .alert("Sure?", buttons: [.init(label: "OK", event: "GO")])),
        On("SHOW", do: .present("main")), On("NEXT", do: .push("main")), On("BACK", do: .pop),
        On("FOCUS", do: .focus("own")), On("CLOSE", do: .dismiss),
        On("LATER", do: .raise(event: "GO", after: .seconds(1))),
        On("SEEN", do: .store("seen", "TRUE")),
      ],
      initial: "idle",
      states: [
        StateDefinition(name: "idle", on: [On("GO", to: "loading")]),
        StateDefinition(
          name: "loading",
          invoke: [
            Invoke(
              "feed", onDone: .to("idle", do: .assign("text", "event.data")), onError: "wrong",
              retries: 1, retryDelay: .milliseconds(100))
          ]),
        StateDefinition(
          name: "wrong", after: [After(.seconds(1), to: "idle")],
          view: [ElementDefinition(.staticText, label: "Wrong")]),
      ])
    var app = AppDefinition.tiny(
      [screen],
      loaders: [
        LoaderDefinition(
          name: "feed", latency: .uniform(from: .milliseconds(1), through: .seconds(3)),
          failureRate: 0.4, result: "fed")
      ])
    app.context = ["items": .list((1...30).map { .string("row\($0)") })]
    return app
  }()

  @Test(
    "show the tree that stood at each instant, whatever was done",
    arguments: [
      AutomationTiming.xcode26, .zero,
    ])
  func sameTrees(timing: AutomationTiming) throws {
    let compiled = CompiledApp(Self.app)
    for seed in FuzzCount.times(15) {
      let session = AppSession(
        app: compiled,
        configuration: SessionConfiguration(seed: Seed(seed), timing: timing, isJournaling: true))
      var draws = SeededDraws(seed: seed)
      var seen: [(VirtualInstant, String)] = []
      _ = session.launch(arguments: [], environment: [:])
      for _ in 0..<12 {
        Self.act(on: session, &draws)
        // An instant of its own for each look, since a journal shows what stood last at one.
        session.advance(by: .nanoseconds(1))
        seen.append((session.now, Self.text(session.device.snapshot)))
        session.advance(by: .nanoseconds(1))
      }
      let record = try JournalRecord(session.device.journal?.bytes ?? [])
      let player = try JournalPlayer(record, app: compiled)
      for (instant, text) in seen {
        #expect(Self.text(player.snapshot(at: instant)) == text, "seed \(seed), \(instant)")
      }
    }
  }

  static func act(on session: AppSession, _ draws: inout SeededDraws) {
    guard let tree = session.device.snapshot?.tree else {
      if session.runState == .background, draws.chance(50) { _ = session.activate() }
      if session.runState != .foreground { _ = session.launch(arguments: [], environment: [:]) }
      return
    }
    switch draws.below(10) {
    case 0:
      _ = session.perform(
        .type(draws.pick(["aБ", "\u{8}", "x\ny", "\r"]), into: Query()), title: "")
    case 1: session.advance(by: .milliseconds(draws.below(1_500)))
    case 2:
      let query = Query().descendants(.any).identified(by: "row\(1 + draws.below(30))")
      _ = session.perform(.tap, on: query, title: "")
    case 3: if draws.chance(20) { session.terminate() }
    case 4:
      switch draws.below(4) {
      case 0: _ = session.perform(.press(.home))
      case 1: session.perform(.show(draws.pick(DeviceAppearance.allCases)))
      default: session.perform(.turn(to: draws.pick(DeviceOrientation.allCases)))
      }
    default:
      let gesture = draws.chance(75) ? ElementGesture.tap : draws.pick([.swipeUp, .swipeDown])
      let point = tree.frame(of: draws.below(tree.count)).center
      _ = session.perform(gesture, at: point, title: "")
    }
  }

  private static func text(_ snapshot: ScreenSnapshot?) -> String {
    snapshot.map { TreeText($0.tree).subtree() } ?? "not running"
  }
}
