import LocatedJSON
import PredicateFormat

/// Checks that markers and targets of focus exist and are unique.
final class IdentifierCheck: AppChecking {
  // MARK: - Markers

  /// Checks that every marker is on its coordinator's first screen and on no other screen.
  func checkMarkers() {
    guard !opaque.isAppUnread, app.coordinators.contains(where: { $0.marker != nil }) else {
      return
    }
    let wanted = Set(app.coordinators.compactMap(\.marker))
    var owners: [String: [String]] = [:]
    var censuses: [String: IdentifierCensus] = [:]
    for screen in app.screens {
      // Most screens are not a coordinator's first one, so only the wanted identifiers matter
      // there.
      let isRoot = checked.markers[screen.name] != nil
      let census = census(of: screen, IdentifierCensus(of: isRoot ? nil : wanted))
      for name in wanted where census.contains(name) {
        owners[name, default: []].append(screen.name)
      }
      if isRoot { censuses[screen.name] = census }
    }
    for coordinator in app.coordinators {
      guard let marker = coordinator.marker, let own = censuses[coordinator.root] else { continue }
      checkMarker(marker, of: coordinator, own, owners: owners[marker] ?? [])
    }
  }

  private func checkMarker(
    _ marker: String, of coordinator: CoordinatorDefinition, _ own: IdentifierCensus,
    owners: [String]
  ) {
    let path = DefinitionPath.top.key("coordinators").key(coordinator.name).key("marker")
    let isOpaque =
      opaque.screens.contains(coordinator.root) || screens[coordinator.root]?.swift != nil
    if !own.contains(marker), !own.hasComputedIdentifiers, !isOpaque {
      let message = "the screen \(quoted(coordinator.root)) shows no element \(quoted(marker))"
      let nearest = NearestName.of(marker, in: own.names)
      find(message, in: AppFileName.app, at: path, nearest: nearest)
    }
    for owner in owners where owner != coordinator.root {
      let message = "the marker \(quoted(marker)) is also on the screen \(quoted(owner))"
      find(message, in: AppFileName.app, at: path)
    }
  }

  /// All fixed identifiers of a screen, in any state.
  private func census(
    of screen: ScreenDefinition, _ start: IdentifierCensus
  ) -> IdentifierCensus {
    var census = shell(of: screen, start)
    census.add(statesOf: screen)
    return census
  }

  /// The fixed identifiers that are present in every state.
  private func shell(
    of screen: ScreenDefinition, _ start: IdentifierCensus = IdentifierCensus()
  ) -> IdentifierCensus {
    var census = start
    census.add(screen.root, at: DefinitionPath.top.key("root"), depth: 0)
    census.add(screen.view, at: DefinitionPath.top.key("view"), depth: 1)
    census.add(screen.barItems, at: DefinitionPath.top.key("barItems"), depth: 1)
    census.add(screen.leftBarItems, at: DefinitionPath.top.key("leftBarItems"), depth: 1)
    return census
  }

  // MARK: - One screen

  /// Checks that the targets of focus exist, and that identifiers that must be unique are unique.
  func checkIdentifiers(of screen: ScreenDefinition, _ context: ScreenContext) {
    let focused = ActionWalk(screen).actions.compactMap { action, path in
      if case .focus(let name?) = action { (name, path.key("focus")) } else { nil }
    }
    let markers = checked.markers[screen.name] ?? []
    guard !focused.isEmpty || !markers.isEmpty else { return }
    let shell = shell(of: screen)
    var all = shell
    all.add(statesOf: screen)
    var needs: [String: String] = [:]
    for (name, path) in focused {
      if !all.contains(name), !all.hasComputedIdentifiers, !isOpaque(context.file) {
        findUnknown("identifier", name, in: context.file, at: path, among: all.names)
      }
      needs[name] = "the keyboard's focus"
    }
    for marker in markers { needs[marker] = "a coordinator's marker" }
    var walk = NeedsWalk(needs: needs, present: shell)
    checkNeeds(of: shell, state: nil, &walk, context)
    checkNeeds(screen.states, at: .top, parent: "", &walk, context)
  }

  private func checkNeeds(
    _ states: [StateDefinition], at path: DefinitionPath, parent: String, depth: Int = 1,
    _ walk: inout NeedsWalk, _ context: ScreenContext
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      let name = state.path(below: parent)
      var own = IdentifierCensus()
      own.add(state.view, at: place.key("view"), depth: 1)
      walk.present.merge(own)
      checkNeeds(of: own, state: name, &walk, context)
      checkNeeds(state.states, at: place, parent: name, depth: depth + 1, &walk, context)
      walk.present.remove(own)
    }
  }

  /// Checks the newly added elements whose identifiers must be unique.
  private func checkNeeds(
    of own: IdentifierCensus, state: String?, _ walk: inout NeedsWalk, _ context: ScreenContext
  ) {
    for (name, reason) in walk.needs.sorted(by: { $0.key < $1.key }) where own.isAlwaysPresent(name)
    {
      let places = walk.present.places(of: name)
      guard places.count > 1, walk.told.insert(name).inserted else { continue }
      let state = state.map { " in the state \(quoted($0))" } ?? ""
      let message = "the identifier \(quoted(name)) appears twice\(state)"
      find("\(message); \(reason) needs it to be unique", in: context.file, at: places[1])
    }
  }
}

/// A walk through the states of a screen that looks for identifiers that occur twice.
private struct NeedsWalk {
  /// The reason why an identifier must be unique, by the identifier.
  let needs: [String: String]
  /// The identifiers that are present in the states around the place.
  var present: IdentifierCensus
  /// Identifiers that were already reported.
  var told: Set<String> = []
}

extension IdentifierCensus {
  /// Adds the elements of all states.
  fileprivate mutating func add(statesOf screen: ScreenDefinition) {
    for (state, _, place) in screen.allStates { add(state.view, at: place.key("view"), depth: 1) }
  }
}
