import FlakeLab
import SimulatedApp
import VirtualTime

/// A small app in which elements move while a test looks at them and touches them; both are drawn
/// from a seed.
///
/// A panel slides in when a loader ends or on a tap, over the other buttons or beside them; screens
/// are pushed and sheets come up, at once or sliding; rows of a list come and go below each other.
struct MovingProgram: OracleProgram {
  let app: AppDefinition
  let flow: Flow
  let laws: [LatencyDistribution]
  let steps: [ProgramStep]
  /// The costs of the steps; screens slide in some programs.
  let timing: AutomationTiming

  init(seed: Seed) {
    var chance = SeedSequence(seed: seed).source(named: "moving program")
    laws = (0..<1 + Int(chance.integer(below: 3))).map { _ in VanishingProgram.law(&chance) }
    var rest = SeedSequence(seed: seed).source(named: "rest")
    app = Self.app(laws, isEndless: rest.integer(below: 8) == 0, &chance)
    steps = (0..<3 + Int(chance.integer(below: 3))).map { _ in Self.step(&chance) }
    var timing = AutomationTiming.xcode26
    if chance.integer(below: 2) == 0 { timing.screenChange = .zero }
    self.timing = timing
    let steps = steps
    flow = Flow("moving \(seed)", expecting: .mayFlake) { try ProgramStep.play(steps) }
  }

  private static func step(_ chance: inout ChanceSource) -> ProgramStep {
    let button = ["go", "low", "ride", "row"][Int(chance.integer(below: 4))]
    let shown = ["e0", "e1", "title", "detail"][Int(chance.integer(below: 4))]
    let seconds = Double(1 + chance.integer(below: 4))
    switch chance.integer(below: 14) {
    case 0: return .read("l\(chance.integer(below: 2))")
    case 1: return .exists(shown)
    case 2, 3: return .wait(shown, seconds: seconds)
    case 4: return .waitGone(shown, seconds: seconds)
    case 5: return .tap
    case 6: return .pause(1)
    case 7, 8: return .isHittable(button)
    case 9: return .waitHittable(button, seconds: seconds)
    case 10: return .place(of: button)
    case 11: return .press(["low", "open"][Int(chance.integer(below: 2))])
    case 12: return .swipe
    default: return .tapPlace
    }
  }

  private static func app(
    _ laws: [LatencyDistribution], isEndless: Bool, _ chance: inout ChanceSource
  ) -> AppDefinition {
    var first: [InvocationDefinition] = []
    var onTap: [InvocationDefinition] = []
    for index in laws.indices {
      let key = "v\(chance.integer(below: 2))"
      let done = TransitionDefinition(
        to: chance.integer(below: 2) == 0 ? "riding" : nil,
        actions: [.assign(key, "\(key) * 10 + \(index + 1)")] + effect(&chance))
      let invocation = InvocationDefinition(
        source: "load\(index)", onDone: [done],
        cancellation: chance.integer(below: 3) == 0 ? .prompt : .none)
      if chance.integer(below: 3) == 0 {
        onTap.append(invocation)
      } else {
        first.append(invocation)
      }
    }
    let timer = DelayedTransitionDefinition(
      .fixed(VanishingProgram.tenths(&chance, from: 5, below: 40)),
      [TransitionDefinition(to: "riding", actions: [.assign("v1", "v1 * 10 + 5")])])
    let go = EventDefinition(
      "GO", [TransitionDefinition(to: "riding", actions: [.assign("v0", "v0 * 10 + 9")])])
    let states = [
      StateDefinition(name: "waiting", on: [go], after: [timer], invoke: first),
      StateDefinition(name: "riding", invoke: onTap, view: panel(isEndless: isEndless, &chance)),
    ]
    return AppDefinition(
      name: "Moving", bundleIdentifier: "com.example.moving", defaultCoordinator: "Main",
      coordinators: [
        CoordinatorDefinition(
          name: "Main", root: "main",
          transition: chance.integer(below: 3) == 0
            ? VanishingProgram.tenths(&chance, from: 2, below: 10) : nil)
      ],
      screens: [main(states, &chance), detail(&chance)],
      loaders: laws.enumerated().map {
        LoaderDefinition(name: "load\($0.offset)", latency: $0.element)
      })
  }

  /// A button that slides in, once or repeatedly, over other elements, and its title.
  private static func panel(
    isEndless: Bool, _ chance: inout ChanceSource
  ) -> [ElementDefinition] {
    let length = VanishingProgram.tenths(&chance, from: 2, below: 18)
    let fromX = [0, 0, -400, 400.0][Int(chance.integer(below: 4))]
    let fromY = [900, -600, 300, 900.0][Int(chance.integer(below: 4))]
    let y = [60, 400, 700.0][Int(chance.integer(below: 3))]
    let title = Text("there").id("title").position(x: 20, y: 300)
    return [
      Button("ride").id("ride").onTap("RIDE").position(x: 20, y: y)
        .animated(length, fromX: fromX, fromY: fromY, repeating: isEndless).element,
      chance.integer(below: 2) == 0
        ? title.element : title.animated(length * 0.5, fromX: fromX).element,
    ]
  }

  /// The effect of the end of a loader, besides a number that changes.
  private static func effect(_ chance: inout ChanceSource) -> [ActionDefinition] {
    switch chance.integer(below: 7) {
    case 0: [.push(screen: "detail", with: [:])]
    case 1: [.present(PresentationDefinition("detail"))]
    case 2: [.raise(event: "OPEN", after: VanishingProgram.tenths(&chance, from: 3, below: 20))]
    default: []
    }
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
    let buttons: [ElementDefinition] = [
      Button("row").id("row").onTap("LOW").element,
      Button("open").id("open").onTap("OPEN").element,
      Button("go").id("go").onTap("GO").position(x: 20, y: 580).element,
      Button("low").id("low").onTap("LOW").position(x: 20, y: 700).element,
    ]
    let open: ActionDefinition =
      chance.integer(below: 2) == 0
      ? .push(screen: "detail", with: [:]) : .present(PresentationDefinition("detail"))
    let events: [(String, [ActionDefinition])] = [
      ("LOW", [.assign("v1", "v1 * 10 + 6")]), ("RIDE", [.assign("v0", "v0 * 10 + 7")]),
      ("OPEN", [open]),
    ]
    return ScreenDefinition(
      name: "main", context: ["v0": .integer(0), "v1": .integer(0)], view: texts + buttons,
      on: events.map { EventDefinition($0, [TransitionDefinition(to: nil, actions: $1)]) },
      initial: "waiting", states: states)
  }

  /// A screen whose text slides in within some programs, after the screen itself.
  private static func detail(_ chance: inout ChanceSource) -> ScreenDefinition {
    let text = Text("there").id("detail").position(x: 20, y: 300)
    let shown =
      chance.integer(below: 2) == 0
      ? text : text.animated(VanishingProgram.tenths(&chance, from: 2, below: 9), fromY: 700)
    return ScreenDefinition(
      name: "detail", view: [shown.element], initial: "shown",
      states: [StateDefinition(name: "shown")])
  }
}
