import SimulatedApp

/// Where the transitions of screens lead by definition; guards are not evaluated.
struct ScreenRoutes {
  private let app: AppDefinition
  /// For each screen, the screens that push or present it.
  private var openers: [String: [String]] = [:]
  private var pushed: Set<String> = []

  init(_ app: AppDefinition) {
    self.app = app
    for screen in app.screens {
      for action in screen.allTransitions.flatMap(\.actions) { note(action, from: screen.name) }
    }
    for link in app.deepLinks {
      let start = link.coordinator.flatMap { name in app.coordinators.first { $0.name == name } }
      var below = start?.root
      for screen in link.push {
        if let below { open(screen, from: below) }
        pushed.insert(screen)
        below = screen
      }
    }
  }

  /// Where the back button leads; nil for a screen that nothing pushes.
  func back(from screen: String) -> PageObject.Target? {
    pushed.contains(screen) ? previous(of: screen) : nil
  }

  /// The targets of an event on a screen, each once; the same screen if nothing leads away.
  func targets(of event: String, on screen: ScreenDefinition) -> [PageObject.Target] {
    let answers = screen.allEvents.filter { $0.event == event }.flatMap(\.transitions)
    return targets(of: answers, on: screen.name)
  }

  func targets(
    of transitions: [TransitionDefinition], on screen: String
  ) -> [PageObject.Target] {
    var all: [PageObject.Target] = []
    for transition in transitions {
      let target = transition.actions.compactMap { self.target(of: $0, on: screen) }.last ?? .same
      if !all.contains(target) { all.append(target) }
    }
    return all.isEmpty ? [.same] : all
  }

  /// The first screen of a coordinator, by its name.
  private func root(of coordinator: String) -> String? {
    app.coordinators.first { $0.name == coordinator }?.root
  }

  private func target(of action: ActionDefinition, on screen: String) -> PageObject.Target? {
    switch action {
    case .push(let next, _): .screen(next)
    case .present(let presentation): .screen(presentation.screen)
    case .pop, .dismiss: previous(of: screen)
    case .popToRoot: .previous
    case .start(let coordinator): root(of: coordinator).map { .screen($0) }
    case .selectTab(let name): root(ofTab: name).map { .screen($0) }
    default: nil
    }
  }

  private func root(ofTab name: String) -> String? {
    let words = AppWords(app)
    for case .tabs(let tabs) in app.coordinators.map(\.container) {
      let tab = tabs.first { $0.identifier == name || words.fixed($0.label) == name }
      if let tab { return tab.root }
    }
    return nil
  }

  private func previous(of screen: String) -> PageObject.Target {
    let all = openers[screen] ?? []
    return all.count == 1 ? .screen(all[0]) : .previous
  }

  private mutating func note(_ action: ActionDefinition, from screen: String) {
    switch action {
    case .push(let next, _):
      pushed.insert(next)
      open(next, from: screen)
    case .present(let presentation): open(presentation.screen, from: screen)
    default: break
    }
  }

  private mutating func open(_ screen: String, from opener: String) {
    if !openers[screen, default: []].contains(opener) {
      openers[screen, default: []].append(opener)
    }
  }
}

extension ScreenDefinition {
  /// The event handlers of the screen and of all its states.
  var allEvents: [EventDefinition] { on + flatStates.flatMap(\.state.on) }

  var allTransitions: [TransitionDefinition] {
    allEvents.flatMap(\.transitions)
      + flatStates.flatMap { _, state in
        state.after.flatMap(\.transitions)
          + state.invoke.flatMap { $0.onDone + $0.onError }
          + [TransitionDefinition(actions: state.entry + state.exit)]
      }
  }

  var allAlerts: [AlertDefinition] {
    allTransitions.flatMap(\.actions).compactMap {
      if case .alert(let alert) = $0 { alert } else { nil }
    }
  }
}
