/// Every transition and action of a screen with its place, in the order of the definition.
package struct ActionWalk {
  /// A list of transitions; the first one that applies is taken.
  package struct Choice {
    /// The state that declares them, as a dotted path; empty for the screen.
    package let state: String
    /// What triggers them.
    package let trigger: TransitionTrigger
    package let transitions: [TransitionDefinition]
    /// The place of the list.
    package let path: DefinitionPath
  }

  /// The lists of transitions.
  package private(set) var choices: [Choice] = []
  /// The actions, including those on entry and exit.
  package private(set) var actions: [(action: ActionDefinition, path: DefinitionPath)] = []

  /// Walks through a screen.
  package init(_ screen: ScreenDefinition) {
    add(screen.on, state: "", at: .top.key("on"))
    for (state, path, place) in screen.allStates { add(state, path, at: place) }
  }

  private mutating func add(_ state: StateDefinition, _ path: String, at place: DefinitionPath) {
    add(state.entry, at: place.key("entry"))
    add(state.exit, at: place.key("exit"))
    add(state.on, state: path, at: place.key("on"))
    for (index, timer) in state.after.enumerated() {
      let list = place.key("after").entry(index).key("transitions")
      add(timer.transitions, state: path, .timer(index), at: list)
    }
    for (index, run) in state.invoke.enumerated() {
      let list = place.key("invoke").index(index)
      add(run.onDone, state: path, .success(run.id), at: list.key("onDone"))
      add(run.onError, state: path, .failure(run.id), at: list.key("onError"))
    }
  }

  private mutating func add(_ events: [EventDefinition], state: String, at path: DefinitionPath) {
    for event in events {
      add(event.transitions, state: state, .event(event.event), at: path.key(event.event))
    }
  }

  private mutating func add(
    _ transitions: [TransitionDefinition], state: String, _ trigger: TransitionTrigger,
    at path: DefinitionPath
  ) {
    guard !transitions.isEmpty else { return }
    choices.append(
      Choice(state: state, trigger: trigger, transitions: transitions, path: path))
    for (index, transition) in transitions.enumerated() {
      add(transition.actions, at: path.index(index).key("actions"))
    }
  }

  private mutating func add(_ actions: [ActionDefinition], at path: DefinitionPath) {
    for (index, action) in actions.enumerated() {
      self.actions.append((action, path.action(index)))
    }
  }
}

/// What makes a transition happen.
package enum TransitionTrigger: Hashable, Sendable {
  /// An event.
  case event(String)
  /// A timer of the state, by its number.
  case timer(Int)
  /// The success of an invocation, by the invocation's name.
  case success(String)
  /// The final failure of an invocation, by the invocation's name.
  case failure(String)
}
