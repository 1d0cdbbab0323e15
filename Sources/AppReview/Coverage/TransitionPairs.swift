import AppModel

/// The transitions of a screen that can directly follow each other, ignoring guards.
struct TransitionPairs {
  /// A transition and its name.
  struct Named {
    let key: TransitionKey
    let name: String
    let path: DefinitionPath
    /// The state after the transition, as far as it is known; a state inside it may be active.
    let end: String
  }

  /// The pairs, in the order of their first and then their second transition.
  private(set) var found: [(first: Named, second: Named)] = []

  /// Reads the transitions of a screen.
  init(_ screen: ScreenDefinition, _ walk: ActionWalk) {
    let chart = StatePaths(screen)
    let all = walk.choices.flatMap { choice in
      choice.transitions.enumerated().map { index, transition in
        let key = choice.key(at: index, on: screen.name)
        let end = transition.target.map { chart.end(of: $0, from: choice.state) } ?? choice.state
        return Named(
          key: key, name: ModelParts.words(of: key, transition), path: choice.path.index(index),
          end: end)
      }
    }
    for first in all {
      // A transition that an outer state handles leaves the inner states active.
      let isInside = first.end
      for second in all where Self.canFollow(second.key.state, isInside) {
        found.append((first, second))
      }
    }
  }

  /// Whether a state may be active while another is: it is the same, an outer or an inner state.
  private static func canFollow(_ state: String, _ end: String) -> Bool {
    state.isEmpty || end.isEmpty || state == end || end.hasPrefix(state + ".")
      || state.hasPrefix(end + ".")
  }
}

/// The dotted paths of a screen's states, used to find the targets of transitions.
private struct StatePaths {
  private let paths: Set<String>

  init(_ screen: ScreenDefinition) { paths = Set(screen.allStates.map(\.path)) }

  /// The target's path: first a sibling, then an inner state, then a path from the screen.
  func end(of target: String, from state: String) -> String {
    let parent = state.lastIndex(of: ".").map { String(state[..<$0]) + "." } ?? ""
    if !state.isEmpty, paths.contains(parent + target) { return parent + target }
    if paths.contains(state + "." + target) { return state + "." + target }
    return target
  }
}
