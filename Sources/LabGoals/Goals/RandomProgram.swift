import FlakeLab
import SimulatedApp
import VirtualTime

/// A small app with racing loaders and a test that reports what it saw, both drawn from a seed.
struct RandomProgram: OracleProgram {
  let app: AppDefinition
  let flow: Flow
  let laws: [LatencyDistribution]
  let steps: [ProgramStep]

  init(seed: Seed) {
    var chance = SeedSequence(seed: seed).source(named: "program")
    laws = (0..<3).map { _ in
      let shortest = Double(chance.integer(below: 20)) / 10
      let spread = Double(5 + chance.integer(below: 35)) / 10
      return .uniform(from: .seconds(shortest), through: .seconds(shortest + spread))
    }
    steps = (0..<5).map { _ in Self.step(&chance) }
    app = Self.app(laws, &chance)
    let steps = steps
    flow = Flow("random \(seed)", expecting: .mayFlake) { try ProgramStep.play(steps) }
  }

  private static func step(_ chance: inout ChanceSource) -> ProgramStep {
    switch chance.integer(below: 5) {
    case 0, 1: .read("l\(chance.integer(below: 2))")
    case 2: .wait("e\(chance.integer(below: 2))", seconds: Double(1 + chance.integer(below: 4)))
    case 3: .tap
    default: .pause(1)
    }
  }

  /// Loaders start at launch, after another loader, or on a tap.
  ///
  /// Each changes one of two numbers in a way that shows the order.
  private static func app(
    _ laws: [LatencyDistribution], _ chance: inout ChanceSource
  ) -> AppDefinition {
    var first: [InvocationDefinition] = []
    var onTap: [InvocationDefinition] = []
    var chains: [StateDefinition] = []
    for index in laws.indices {
      let key = "v\(chance.integer(below: 2))"
      let onDone = TransitionDefinition(
        to: nil, actions: [.assign(key, "\(key) * 10 + \(index + 1)")])
      let onError = TransitionDefinition(to: nil, actions: [.assign(key, "\(key) * 10 + 7")])
      let invocation = InvocationDefinition(
        source: "load\(index)", onDone: [onDone], onError: [onError])
      if chance.integer(below: 3) == 0 {
        onTap.append(invocation)
      } else {
        first.append(invocation)
      }
    }
    chains.append(
      StateDefinition(
        name: "waiting", on: [EventDefinition("GO", [TransitionDefinition(to: "tapped")])]))
    chains.append(
      StateDefinition(
        name: "tapped",
        on: [
          EventDefinition(
            "GO", [TransitionDefinition(to: "waiting", actions: [.assign("v0", "v0 * 10 + 9")])])
        ], invoke: onTap))
    let view: [ElementDefinition] = (0..<2).flatMap { number in
      [
        Text(.bind("v\(number)")).id(.literal("l\(number)")).element,
        Text("there").id(.literal("e\(number)")).hidden(if: "v\(number) == 0").element,
      ]
    }
    let screen = ScreenDefinition(
      name: "main", context: ["v0": .integer(0), "v1": .integer(0)],
      view: view + [Button("go").id("go").onTap("GO").element], initial: "all",
      states: [
        StateDefinition(name: "all", invoke: first, initial: "waiting", states: chains)
      ])
    return AppDefinition(
      name: "Random", bundleIdentifier: "com.example.random", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen],
      loaders: laws.enumerated().map {
        LoaderDefinition(
          name: "load\($0.offset)", latency: $0.element,
          failureRate: chance.integer(below: 4) == 0 ? 0.3 : 0)
      })
  }
}
