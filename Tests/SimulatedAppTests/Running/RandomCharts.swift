import SimulatedApp

/// Draws statecharts: states inside each other, transitions to anything that can be named.
struct RandomCharts {
  private var draws: SeededDraws
  private var paths: [String] = []

  init(seed: UInt64) { draws = SeededDraws(seed: seed) }

  mutating func screen() -> ScreenDefinition {
    let states = Self.skeleton(depth: 0, &draws)
    paths = Self.paths(of: states, under: "")
    let filled = states.map { fill($0) }
    return ScreenDefinition(
      name: "main", context: ["n": .null], on: events(), initial: draws.pick(filled).name,
      states: filled)
  }

  /// What is done to the chart: events by name, and seconds that pass.
  mutating func inputs() -> [String] {
    (0..<6).map { _ in draws.chance(25) ? "\(1 + draws.below(4))" : event(from: 0) }
  }

  private static func skeleton(depth: Int, _ draws: inout SeededDraws) -> [StateDefinition] {
    let names = ["a", "b", "c"].prefix(depth == 0 ? 2 + draws.below(2) : draws.below(4))
    return names.map { name in
      let inner = depth < 2 ? skeleton(depth: depth + 1, &draws) : []
      let initial = inner.isEmpty || draws.chance(50) ? nil : draws.pick(inner).name
      return StateDefinition(name: name, initial: initial, states: inner)
    }
  }

  private static func paths(of states: [StateDefinition], under outer: String) -> [String] {
    states.flatMap { state -> [String] in
      let path = outer + state.name
      return [path] + paths(of: state.states, under: path + ".")
    }
  }

  private mutating func fill(_ state: StateDefinition) -> StateDefinition {
    var filled = state
    filled.on = events()
    filled.entry = draws.chance(50) ? [assignment()] : []
    filled.exit = draws.chance(50) ? [assignment()] : []
    filled.after = draws.list(2) { draws in
      DelayedTransitionDefinition(.fixed(.seconds(Double(1 + draws.below(4)))), [])
    }.map { timer in
      var timer = timer
      timer.transitions = transitions(raisingFrom: 0)
      return timer
    }
    filled.states = state.states.map { fill($0) }
    return filled
  }

  private mutating func events() -> [EventDefinition] {
    (0..<draws.below(4)).map { _ in
      let index = draws.below(Self.names.count)
      return EventDefinition(Self.names[index], transitions(raisingFrom: index + 1))
    }
  }

  private mutating func transitions(raisingFrom index: Int) -> [TransitionDefinition] {
    (0...draws.below(2)).map { _ in
      var actions: [ActionDefinition] = draws.chance(40) ? [assignment()] : []
      // Events raise later ones only, so that every input comes to an end.
      if index < Self.names.count, draws.chance(30) { actions.append(.raise(event(from: index))) }
      return TransitionDefinition(
        to: draws.chance(80) ? draws.pick(paths) : nil,
        guard: draws.chance(40) ? "n == \(draws.below(3))" : nil, actions: actions)
    }
  }

  private mutating func assignment() -> ActionDefinition {
    .assign("n", "\(draws.below(3))")
  }

  private mutating func event(from index: Int) -> String {
    Self.names[index + draws.below(Self.names.count - index)]
  }

  private static let names = ["E0", "E1", "E2", "E3"]
}
