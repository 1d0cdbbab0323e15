import VirtualTime

/// Finds states that enter each other forever, and screens that open each other forever.
final class CycleCheck: AppChecking {
  // MARK: - States that enter each other

  /// Finds states that enter each other forever at the same instant.
  ///
  /// Only certain steps count: the first transition, if it has no guard and no delay. A guard may
  /// end the cycle, and for cycles that this check misses there is a limit at run time.
  func checkInstantCycles(of screen: ScreenDefinition, _ context: ScreenContext) {
    guard !isOpaque(context.file) else { return }
    let chart = InstantChart(screen, loaders: loaders)
    for round in Self.rounds(from: chart.leaves, next: { chart.next[$0] }) {
      let names = round.joined(separator: " -> ")
      find(
        "states enter each other without time passing: \(names)", in: context.file,
        at: chart.path(of: round[0]))
    }
    checkRaisedEvents(screen.on, at: .top, inside: screen.states, of: context.file)
    checkRaisedEvents(in: screen.states, at: .top, of: context.file, depth: 1)
  }

  // MARK: - Events that raise each other

  private func checkRaisedEvents(
    in states: [StateDefinition], at path: DefinitionPath, of file: String, depth: Int
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      checkRaisedEvents(state.on, at: place, inside: state.states, of: file)
      checkRaisedEvents(in: state.states, at: place, of: file, depth: depth + 1)
    }
  }

  /// Finds events of one state that raise each other forever at the same instant, unless a state
  /// inside it handles one of them differently.
  private func checkRaisedEvents(
    _ events: [EventDefinition], at path: DefinitionPath, inside states: [StateDefinition],
    of file: String
  ) {
    let certain = events.filter { event in
      event.transitions.first.map { $0.guard == nil && $0.target == nil } ?? false
    }
    guard certain.contains(where: { $0.raisedAtOnce != nil }) else { return }
    let inner = states.reduce(into: Set<String>()) { $0.formUnion($1.answeredEvents(depth: 1)) }
    let next = Dictionary(
      certain.map { ($0.event, $0.raisedAtOnce) }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues { $0 }.filter { !inner.contains($0.key) && !inner.contains($0.value) }
    for round in Self.rounds(from: certain.map(\.event), next: { next[$0] }) {
      find(
        "events raise each other without time passing: \(round.joined(separator: " -> "))",
        in: file, at: path.key("on").key(round[0]))
    }
  }

  /// Follows each name to the next and returns every cycle once, with its first name repeated at
  /// the end.
  private static func rounds(
    from names: [String], next: (String) -> String?
  ) -> [[String]] {
    var walks: [String: Int] = [:]
    var rounds: [[String]] = []
    for (walk, start) in names.enumerated() {
      var way: [String] = []
      var current = start
      while walks[current] == nil, let following = next(current) {
        walks[current] = walk
        way.append(current)
        current = following
      }
      guard walks[current] == walk, let first = way.firstIndex(of: current) else { continue }
      rounds.append(way[first...] + [current])
    }
    return rounds
  }

  // MARK: - Screens that open each other

  /// Finds screens that open each other forever as soon as they are shown.
  func checkScreenCycles() {
    for round in Self.rounds(from: app.screens.map(\.name), next: openedAtOnce) {
      guard let file = screens[round[0]]?.file else { continue }
      let names = round.joined(separator: " -> ")
      find("screens open each other without time passing: \(names)", in: file, at: .top)
    }
  }

  /// The screen that the initial states of another screen open on entry.
  private func openedAtOnce(by name: String) -> String? {
    guard let screen = screens[name], !opaque.screens.contains(name) else { return nil }
    var states = screen.states
    var initial: String? = screen.initial
    for _ in 0..<ScreenDefinition.nestingLimit {
      guard let state = states.first(where: { $0.name == initial }) else { return nil }
      for case let opened? in state.entry.map(opened) { return opened }
      (states, initial) = (state.states, state.initial)
    }
    return nil
  }

  private func opened(by action: ActionDefinition) -> String? {
    switch action {
    case .push(let screen, _): screen
    case .present(let presentation): presentation.screen
    case .start(let name): coordinators[name]?.root
    default: nil
    }
  }
}

/// Which innermost state follows another at the same instant.
struct InstantChart {
  /// The innermost states, as dotted paths in the order of the file.
  private(set) var leaves: [String] = []
  /// The innermost state that certainly follows another without time passing.
  private(set) var next: [String: String] = [:]

  private let loaders: [String: LoaderDefinition]
  private var initials: [String: String] = [:]
  private var names: [String: [String]] = [:]

  init(_ screen: ScreenDefinition, loaders: [String: LoaderDefinition]) {
    self.loaders = loaders
    index(screen.states, names: [])
    visit(screen.states, around: [])
  }

  /// The place of a state in the definition.
  func path(of state: String) -> DefinitionPath {
    (names[state] ?? []).reduce(.top) { $0.key("states").key($1) }
  }

  private mutating func index(_ states: [StateDefinition], names around: [String]) {
    guard around.count < ScreenDefinition.nestingLimit else { return }
    for state in states {
      let own = around + [state.name]
      let path = own.joined(separator: ".")
      names[path] = own
      initials[path] = state.initial
      index(state.states, names: own)
    }
  }

  /// Visits the innermost states, each with the states around it, the outermost first.
  private mutating func visit(_ states: [StateDefinition], around: [StateDefinition]) {
    guard around.count < ScreenDefinition.nestingLimit else { return }
    for state in states {
      let chain = around + [state]
      guard state.states.isEmpty else {
        visit(state.states, around: chain)
        continue
      }
      let path = chain.map(\.name).joined(separator: ".")
      leaves.append(path)
      next[path] = follower(of: chain)
    }
  }

  private func follower(of chain: [StateDefinition]) -> String? {
    for depth in chain.indices.reversed() {
      guard let target = instantTarget(of: chain[depth]) else { continue }
      let parent = chain[..<depth].map(\.name)
      let candidates = [parent + [target], parent + [chain[depth].name, target], [target]]
      let found = candidates.map { $0.joined(separator: ".") }.first { names[$0] != nil }
      return found.map(innermost)
    }
    return nil
  }

  /// The innermost state that is entered when a state is entered.
  private func innermost(_ path: String) -> String {
    var current = path
    for _ in 0..<ScreenDefinition.nestingLimit {
      guard let initial = initials[current] else { break }
      current += "." + initial
    }
    return current
  }

  /// The state that a state certainly leads to at the same instant.
  private func instantTarget(of state: StateDefinition) -> String? {
    let answers = Dictionary(
      state.on.map { ($0.event, $0.transitions) }, uniquingKeysWith: { first, _ in first })
    var lists = state.entry.compactMap { action -> [TransitionDefinition]? in
      guard case .raise(let event, .zero) = action else { return nil }
      return answers[event]
    }
    lists += state.invoke.compactMap { invocation in
      guard let loader = loaders[invocation.source], loader.failureRate == 0,
        loader.latency == .fixed(.zero)
      else { return nil }
      return invocation.onDone
    }
    lists += state.after.filter { $0.delay == .fixed(.zero) }.map(\.transitions)
    guard let first = lists.first?.first, first.guard == nil else { return nil }
    return first.target
  }
}

extension EventDefinition {
  /// The event that its first transition raises at once on a screen that stays.
  fileprivate var raisedAtOnce: String? {
    for action in transitions.first?.actions ?? [] {
      switch action {
      case .raise(let event, .zero): return event
      case .start, .pop, .popToRoot, .dismiss, .crash: return nil
      default: continue
      }
    }
    return nil
  }
}

extension StateDefinition {
  /// The events that it or a state inside it handles.
  fileprivate func answeredEvents(depth: Int) -> Set<String> {
    guard depth <= ScreenDefinition.nestingLimit else { return [] }
    return states.reduce(into: Set(on.map(\.event))) {
      $0.formUnion($1.answeredEvents(depth: depth + 1))
    }
  }
}
