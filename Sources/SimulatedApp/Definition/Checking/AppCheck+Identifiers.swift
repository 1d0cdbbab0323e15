import PredicateFormat

extension AppCheck {
  /// An identifier that has to stand exactly once, and what needs it.
  private struct Need {
    var name: String
    var reason: String
  }

  // MARK: - Markers

  /// Checks that every marker stands on its coordinator's first screen and on no other.
  mutating func checkMarkers() {
    guard !opaque.isAppUnread else { return }
    let marked = app.coordinators.filter { $0.marker != nil }
    guard !marked.isEmpty else { return }
    let everywhere = app.screens.map { ($0.name, census(of: $0)) }
    let byScreen = Dictionary(everywhere, uniquingKeysWith: { first, _ in first })
    for coordinator in marked {
      guard let marker = coordinator.marker else { continue }
      checkMarker(marker, of: coordinator, byScreen)
    }
  }

  private mutating func checkMarker(
    _ marker: String, of coordinator: CoordinatorDefinition, _ censuses: [String: IdentifierCensus]
  ) {
    let path = DefinitionPath.top.key("coordinators").key(coordinator.name).key("marker")
    guard let own = censuses[coordinator.root] else { return }
    let isOpaque = opaque.screens.contains(coordinator.root)
    if !own.contains(marker), !own.hasComputedIdentifiers, !isOpaque {
      let message = "the screen \(quoted(coordinator.root)) shows no element \(quoted(marker))"
      find(
        message, in: AppFiles.appName, at: path, nearest: NearestName.of(marker, in: own.names))
    }
    for screen in app.screens where screen.name != coordinator.root {
      guard censuses[screen.name]?.contains(marker) == true else { continue }
      let message = "the marker \(quoted(marker)) stands on the screen \(quoted(screen.name)) too"
      find(message, in: AppFiles.appName, at: path)
    }
  }

  /// All fixed identifiers of a screen, in whatever state.
  private func census(of screen: ScreenDefinition) -> IdentifierCensus {
    var census = shell(of: screen)
    add(screen.states, at: DefinitionPath.top, depth: 1, to: &census)
    return census
  }

  private func add(
    _ states: [StateDefinition], at path: DefinitionPath, depth: Int,
    to census: inout IdentifierCensus
  ) {
    guard depth <= Self.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      census.add(state.view, at: place.key("view"), depth: depth)
      add(state.states, at: place, depth: depth + 1, to: &census)
    }
  }

  /// The fixed identifiers that stand whatever the state.
  private func shell(of screen: ScreenDefinition) -> IdentifierCensus {
    var census = IdentifierCensus()
    census.add(screen.root, at: DefinitionPath.top.key("root"), depth: 0)
    census.add(screen.view, at: DefinitionPath.top.key("view"), depth: 1)
    census.add(screen.barItems, at: DefinitionPath.top.key("barItems"), depth: 1)
    return census
  }

  // MARK: - One screen

  /// Checks that the targets of focus are there, and that what has to stand once does.
  mutating func checkIdentifiers(_ context: ScreenContext) {
    let focused = FocusTargets(of: context.screen).found
    let markers = app.coordinators.filter { $0.root == context.screen.name }.compactMap(\.marker)
    guard !focused.isEmpty || !markers.isEmpty else { return }
    let all = census(of: context.screen)
    var needs = markers.map { Need(name: $0, reason: "a coordinator's marker") }
    for (name, path) in focused {
      if !all.contains(name), !all.hasComputedIdentifiers, !isOpaque(context.file) {
        findUnknown("identifier", name, in: context.file, at: path, among: all.names)
      } else {
        needs.append(Need(name: name, reason: "the keyboard's focus"))
      }
    }
    var told: Set<String> = []
    needs = needs.filter { told.insert($0.name).inserted }
    var standing = shell(of: context.screen)
    told = []
    checkNeeds(needs, standing, state: nil, told: &told, context)
    checkNeeds(
      needs, context.screen.states, at: .top, parent: "", &standing, told: &told, context)
  }

  private mutating func checkNeeds(
    _ needs: [Need], _ states: [StateDefinition], at path: DefinitionPath, parent: String,
    _ standing: inout IdentifierCensus, told: inout Set<String>, _ context: ScreenContext
  ) {
    for state in states {
      let place = path.key("states").key(state.name)
      let name = parent.isEmpty ? state.name : parent + "." + state.name
      guard place.steps.count <= 2 * Self.nestingLimit else { return }
      var own = IdentifierCensus()
      own.add(state.view, at: place.key("view"), depth: 1)
      standing.merge(own)
      checkNeeds(needs, standing, state: name, told: &told, context)
      checkNeeds(
        needs, state.states, at: place, parent: name, &standing, told: &told, context)
      standing.remove(own)
    }
  }

  private mutating func checkNeeds(
    _ needs: [Need], _ standing: IdentifierCensus, state: String?, told: inout Set<String>,
    _ context: ScreenContext
  ) {
    for need in needs where (standing.places[need.name]?.count ?? 0) > 1 {
      guard told.insert(need.name).inserted, let place = standing.places[need.name]?[1] else {
        continue
      }
      let state = state.map { " in the state \(quoted($0))" } ?? ""
      let message = "the identifier \(quoted(need.name)) stands twice\(state)"
      find("\(message); \(need.reason) needs it once", in: context.file, at: place)
    }
  }
}

/// Every place where a screen gives the focus to an element.
private struct FocusTargets {
  private(set) var found: [(name: String, path: DefinitionPath)] = []

  init(of screen: ScreenDefinition) {
    add(screen.on, at: .top.key("on"))
    add(screen.states, at: .top, depth: 1)
  }

  private mutating func add(_ states: [StateDefinition], at path: DefinitionPath, depth: Int) {
    guard depth <= AppCheck.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      add(state.entry, at: place.key("entry"))
      add(state.exit, at: place.key("exit"))
      add(state.on, at: place.key("on"))
      for (index, delayed) in state.after.enumerated() {
        add(delayed.transitions, at: place.key("after").entry(index).key("transitions"))
      }
      for (index, invocation) in state.invoke.enumerated() {
        add(invocation.onDone, at: place.key("invoke").index(index).key("onDone"))
        add(invocation.onError, at: place.key("invoke").index(index).key("onError"))
      }
      add(state.states, at: place, depth: depth + 1)
    }
  }

  private mutating func add(_ events: [EventDefinition], at path: DefinitionPath) {
    for event in events { add(event.transitions, at: path.key(event.event)) }
  }

  private mutating func add(_ transitions: [TransitionDefinition], at path: DefinitionPath) {
    for (index, transition) in transitions.enumerated() {
      add(transition.actions, at: path.index(index).key("actions"))
    }
  }

  private mutating func add(_ actions: [ActionDefinition], at path: DefinitionPath) {
    for case (let index, .focus(let name?)) in actions.enumerated() {
      found.append((name, path.action(index).key("focus")))
    }
  }
}
