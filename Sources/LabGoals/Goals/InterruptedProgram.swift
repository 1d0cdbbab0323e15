import FlakeLab
import SimulatedApp
import VirtualTime

/// A small app in which alerts appear and the keyboard comes and goes while a test taps and types;
/// both are drawn from a seed.
///
/// Alerts of the app, prompts and alerts of the system, banners, another screen, and a field that
/// gets or loses the focus by itself: each at a fixed time, or when a loader ends.
struct InterruptedProgram: OracleProgram {
  let app: AppDefinition
  let flow: Flow
  let laws: [LatencyDistribution]
  let steps: [ProgramStep]
  /// The costs of the steps; the keyboard slides in some programs.
  let timing: AutomationTiming

  init(seed: Seed) {
    var chance = SeedSequence(seed: seed).source(named: "interrupted program")
    laws = (0..<1 + Int(chance.integer(below: 3))).map { _ in VanishingProgram.law(&chance) }
    app = Self.app(laws, &chance)
    steps = (0..<3 + Int(chance.integer(below: 3))).map { _ in Self.step(&chance) }
    var timing = AutomationTiming.xcode26
    if chance.integer(below: 3) == 0 { timing.keyboardChange = .milliseconds(270) }
    self.timing = timing
    var faults: [Fault] = []
    if chance.integer(below: 6) == 0 { faults.append(Fault(.alert, 6)) }
    if chance.integer(below: 6) == 0 { faults.append(Fault(.lateKeyboard, 700)) }
    let steps = steps
    flow = Flow("interrupted \(seed)", expecting: .mayFlake) { try ProgramStep.play(steps) }
      .under(FaultPlan(faults))
  }

  private static func step(_ chance: inout ChanceSource) -> ProgramStep {
    let texts = ["l0", "l1", "l2"]
    let shown = ["e0", "e1", "late", "detail"][Int(chance.integer(below: 4))]
    let seconds = Double(chance.integer(below: 5))
    switch chance.integer(below: 14) {
    case 0: return .read(texts[Int(chance.integer(below: 3))])
    case 1: return .exists(shown)
    case 2: return .wait(shown, seconds: seconds + 1)
    case 3: return .tap
    case 4: return .pause(1)
    case 5: return .press(["low", "open"][Int(chance.integer(below: 2))])
    case 6: return .tapPlace
    case 7: return .isHittable(["go", "low"][Int(chance.integer(below: 2))])
    case 8, 9: return .focus
    case 10: return .type("ab")
    case 11: return .hasKeyboard
    case 12: return .answerAlert(ofSystem: chance.integer(below: 2) == 0, seconds: seconds)
    default: return .monitor(answers: chance.integer(below: 3) > 0)
    }
  }

  private static func app(
    _ laws: [LatencyDistribution], _ chance: inout ChanceSource
  ) -> AppDefinition {
    let loads = laws.indices.map { index in
      let done = TransitionDefinition(
        to: nil,
        actions: [.assign("v\(chance.integer(below: 2))", "v0 * 10 + \(index + 1)")]
          + effect(&chance))
      return InvocationDefinition(
        source: "load\(index)", onDone: [done],
        cancellation: chance.integer(below: 3) == 0 ? .prompt : .none)
    }
    let isOnTap = laws.indices.map { _ in chance.integer(below: 3) == 0 }
    let timer = DelayedTransitionDefinition(
      .fixed(VanishingProgram.tenths(&chance, from: 5, below: 40)),
      [TransitionDefinition(to: "later", actions: [.assign("late", "1")] + effect(&chance))])
    let go = EventDefinition(
      "GO", [TransitionDefinition(to: "tapped", actions: [.assign("v0", "v0 * 10 + 9")])])
    let chosen = { (isChosen: Bool) in zip(loads, isOnTap).filter { $1 == isChosen }.map(\.0) }
    let states = [
      StateDefinition(name: "waiting", on: [go], after: [timer], invoke: chosen(false)),
      StateDefinition(name: "tapped", invoke: chosen(true)),
      StateDefinition(name: "later", on: [go]),
    ]
    var app = AppDefinition(
      name: "Interrupted", bundleIdentifier: "com.example.interrupted", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [main(states, &chance), detail],
      loaders: laws.enumerated().map {
        LoaderDefinition(name: "load\($0.offset)", latency: $0.element)
      })
    app.interruptions = (0..<Int(chance.integer(below: 3))).map { _ in interruption(&chance) }
    return app
  }

  /// The effect of the end of a loader or a timer, besides a number that changes.
  private static func effect(_ chance: inout ChanceSource) -> [ActionDefinition] {
    switch chance.integer(below: 9) {
    case 0: [.alert("Ask", buttons: [AlertDefinition.Button(label: "OK", event: "OK")])]
    case 1: [.ask(PermissionDefinition(.notifications, event: "OK"))]
    case 2: [.focus(identifier: "note")]
    case 3: [.focus(identifier: nil)]
    case 4: [.push(screen: "detail", with: [:])]
    case 5: [.assign("note", "'x'")]
    case 6: [.raise(event: "ALERT", after: VanishingProgram.tenths(&chance, from: 3, below: 20))]
    default: []
    }
  }

  private static func interruption(_ chance: inout ChanceSource) -> InterruptionDefinition {
    let at = VanishingProgram.tenths(&chance, from: 10, below: 60)
    guard chance.integer(below: 4) == 0 else {
      return InterruptionDefinition(
        at: at, .alert(AlertDefinition(title: "Low Battery", buttons: [.init(label: "OK")])))
    }
    let duration = VanishingProgram.tenths(&chance, from: 5, below: 40)
    return InterruptionDefinition(
      at: at, .banner(BannerDefinition(title: "News", duration: duration)))
  }

  private static func main(
    _ states: [StateDefinition], _ chance: inout ChanceSource
  ) -> ScreenDefinition {
    let texts: [ElementDefinition] = ["v0", "v1"].enumerated().flatMap { number, key in
      [
        Text(.bind(key)).id(.literal("l\(number)")).element,
        Text("there").id(.literal("e\(number)")).hidden(if: "\(key) == 0").element,
      ]
    }
    var field = TextField("note", binds: "note")
    if chance.integer(below: 3) == 0 { field = field.enabled(if: "v0 != 0") }
    let others: [ElementDefinition] = [
      Text(.bind("note")).id("l2").element,
      Text("there").id("late").hidden(if: "late == 0").element, field.element,
      Button("open").id("open").onTap("OPEN").element,
      Button("go").id("go").onTap("GO").position(x: 20, y: 580).element,
      Button("low").id("low").onTap("LOW").position(x: 20, y: 700).element,
    ]
    let events: [(String, [ActionDefinition])] = [
      ("OK", [.assign("v1", "v1 * 10 + 8")]), ("LOW", [.assign("v1", "v1 * 10 + 6")]),
      ("OPEN", [.push(screen: "detail", with: [:])]),
      ("ALERT", [.alert("Rate", buttons: [AlertDefinition.Button(label: "OK", event: "OK")])]),
    ]
    return ScreenDefinition(
      name: "main",
      context: [
        "v0": .integer(0), "v1": .integer(0), "note": .string(""), "late": .integer(0),
      ],
      view: texts + others,
      on: events.map { EventDefinition($0, [TransitionDefinition(to: nil, actions: $1)]) },
      initial: "waiting", states: states)
  }

  private static let detail = ScreenDefinition(
    name: "detail", view: [Text("there").id("detail").element],
    initial: "shown", states: [StateDefinition(name: "shown")])
}
