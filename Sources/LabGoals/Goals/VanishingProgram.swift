import FlakeLab
import SimulatedApp
import VirtualTime

/// A small app in which things come and go, and a test that reports what it saw, both drawn from a
/// seed.
///
/// Besides loaders with all kinds of distributions it has what a ``RandomProgram`` lacks: fixed
/// delays, notices that vanish by themselves, timers of states, and loaders that a tap cancels.
struct VanishingProgram: OracleProgram {
  let app: AppDefinition
  let flow: Flow
  let laws: [LatencyDistribution]
  let steps: [ProgramStep]

  init(seed: Seed) {
    var chance = SeedSequence(seed: seed).source(named: "vanishing program")
    laws = (0..<2 + Int(chance.integer(below: 2))).map { _ in Self.law(&chance) }
    app = Self.app(laws, &chance)
    steps = (0..<3 + Int(chance.integer(below: 3))).map { _ in Self.step(&chance) }
    let steps = steps
    flow = Flow("vanishing \(seed)", expecting: .mayFlake) { try ProgramStep.play(steps) }
  }

  static func tenths(_ chance: inout ChanceSource, from: UInt64, below: UInt64)
    -> VirtualDuration
  {
    .milliseconds(Int(from + chance.integer(below: below)) * 100 + 37)
  }

  static func law(_ chance: inout ChanceSource) -> LatencyDistribution {
    let middle = tenths(&chance, from: 5, below: 25)
    switch chance.integer(below: 6) {
    case 0: return .fixed(middle)
    case 1: return .exponential(mean: middle * 0.4)
    case 2: return .normal(mean: middle, deviation: middle * 0.3)
    case 3:
      return .mixture([
        WeightedLatency(weight: 1, .fixed(middle * 0.2)),
        WeightedLatency(weight: 2, .uniform(from: middle, through: middle * 2)),
      ])
    case 4: return .empirical([middle * 0.3, middle, middle * 2.5])
    default: return .uniform(from: middle * 0.3, through: middle * 1.8)
    }
  }

  private static func step(_ chance: inout ChanceSource) -> ProgramStep {
    let shown = ["e0", "e1", "notice", "late"][Int(chance.integer(below: 4))]
    switch chance.integer(below: 7) {
    case 0: return .read("l\(chance.integer(below: 2))")
    case 1: return .exists(shown)
    case 2, 3: return .wait(shown, seconds: Double(1 + chance.integer(below: 6)))
    case 4: return .waitGone(shown, seconds: Double(1 + chance.integer(below: 4)))
    case 5: return .tap
    default: return .pause(1)
    }
  }

  private static func app(
    _ laws: [LatencyDistribution], _ chance: inout ChanceSource
  ) -> AppDefinition {
    var first: [InvocationDefinition] = []
    var onTap: [InvocationDefinition] = []
    for index in laws.indices {
      let key = "v\(chance.integer(below: 2))"
      let raise = ActionDefinition.raise(event: "HIDE", after: tenths(&chance, from: 3, below: 30))
      let notice: [ActionDefinition] =
        chance.integer(below: 2) == 0 ? [.assign("notice", "1"), raise] : []
      let done = TransitionDefinition(
        to: nil, actions: [.assign(key, "\(key) * 10 + \(index + 1)")] + notice)
      let invocation = InvocationDefinition(
        source: "load\(index)", onDone: [done],
        cancellation: chance.integer(below: 2) == 0 ? .prompt : .none)
      if chance.integer(below: 3) == 0 {
        onTap.append(invocation)
      } else {
        first.append(invocation)
      }
    }
    let timer = DelayedTransitionDefinition(
      .fixed(tenths(&chance, from: 5, below: 35)),
      [TransitionDefinition(to: "later", actions: [.assign("late", "1")])])
    let go = EventDefinition("GO", [TransitionDefinition(to: "tapped")])
    let states = [
      StateDefinition(name: "waiting", on: [go], after: [timer], invoke: first),
      StateDefinition(name: "tapped", invoke: onTap),
      StateDefinition(name: "later", on: [go]),
    ]
    let hide = EventDefinition(
      "HIDE", [TransitionDefinition(to: nil, actions: [.assign("notice", "0")])])
    let texts: [ElementDefinition] = ["v0", "v1"].enumerated().flatMap { number, key in
      [
        Text(.bind(key)).id(.literal("l\(number)")).element,
        Text("there").id(.literal("e\(number)")).hidden(if: "\(key) == 0").element,
      ]
    }
    let passing: [ElementDefinition] = ["notice", "late"].map {
      Text("there").id(.literal($0)).hidden(if: "\($0) == 0").element
    }
    let screen = ScreenDefinition(
      name: "main",
      context: ["v0": .integer(0), "v1": .integer(0), "notice": .integer(0), "late": .integer(0)],
      view: texts + passing + [Button("go").id("go").onTap("GO").element], on: [hide],
      initial: "waiting", states: states)
    return AppDefinition(
      name: "Vanishing", bundleIdentifier: "com.example.vanishing", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen],
      loaders: laws.enumerated().map {
        LoaderDefinition(name: "load\($0.offset)", latency: $0.element)
      })
  }
}
