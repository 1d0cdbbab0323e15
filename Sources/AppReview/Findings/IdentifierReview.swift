import AppModel
import LocatedJSON

/// Finds screens without a unique identifier, and identifiers that a screen uses twice.
///
/// Identifiers that are only known at run time are left out. So are those in a repeated element,
/// because each item has the same one.
struct IdentifierReview {
  /// The findings: first those of the app, then those of each screen.
  private(set) var drafts: [RouteFinding.Draft] = []

  /// Checks the elements of an app.
  init(_ app: AppDefinition) {
    let walks = app.screens.map { IdentifierWalk($0) }
    reviewMarkers(of: app)
    var owners: [String: Int] = [:]
    for walk in walks { for name in walk.names { owners[name, default: 0] += 1 } }
    for (screen, walk) in zip(app.screens, walks) where screen.swift == nil {
      review(screen, walk, owners)
    }
  }

  private mutating func review(
    _ screen: ScreenDefinition, _ walk: IdentifierWalk, _ owners: [String: Int]
  ) {
    if !walk.hasComputed, !walk.names.contains(where: { owners[$0] == 1 }) {
      drafts.append(
        RouteFinding.Draft(
          kind: .noMarker, file: screen.file, path: .top,
          message: "no element of the screen \(screen.name) has an identifier of its own: "
            + "a test cannot recognize it",
          advice: "give its root an identifier that no other screen has"))
    }
    for twice in walk.twice {
      let state = twice.state.isEmpty ? "" : " in the state \(quoted(twice.state))"
      drafts.append(
        RouteFinding.Draft(
          kind: .identifierTwice, file: screen.file, path: twice.path,
          message: "the identifier \(quoted(twice.name)) appears twice on the screen "
            + "\(screen.name)\(state): a test that asks for it finds several",
          advice: "give each of the two an identifier of its own"))
    }
  }

  /// The buttons of a tab bar are on every screen of their coordinator.
  private mutating func reviewMarkers(of app: AppDefinition) {
    let markers = Set(app.coordinators.compactMap(\.marker))
    for coordinator in app.coordinators {
      guard case .tabs(let tabs) = coordinator.container else { continue }
      for (index, tab) in tabs.enumerated() where markers.contains(tab.identifier) {
        let path = DefinitionPath.top.key("coordinators").key(coordinator.name).key("tabs")
        drafts.append(
          RouteFinding.Draft(
            kind: .markerTwice, file: AppFileName.app,
            path: path.index(index).key("identifier"),
            message: "the marker \(quoted(tab.identifier)) is the identifier of a tab too, "
              + "which is on every screen of \(coordinator.name)",
            advice: "give the tab another identifier"))
      }
    }
  }
}

/// All fixed identifiers of a screen, and those that occur twice in one state.
struct IdentifierWalk {
  /// An identifier that occurs twice.
  struct Twice {
    let name: String
    /// The state in which it does; empty if it does in all states.
    let state: String
    /// The place of the second occurrence.
    let path: DefinitionPath
  }

  /// The identifiers of elements that exist in some state.
  private(set) var names: Set<String> = []
  /// The identifiers that occur twice, without duplicates.
  private(set) var twice: [Twice] = []
  /// Whether some identifiers are only known at run time.
  private(set) var hasComputed = false
  /// How often each identifier occurs in the current state and the states around it.
  private var present: [String: Int] = [:]
  private var told: Set<String> = []

  /// Reads the identifiers of a screen.
  init(_ screen: ScreenDefinition) {
    var found: [(String, DefinitionPath)] = []
    collect(screen.root, at: .top.key("root"), isCounted: true, depth: 1, &found)
    collect(screen.view, at: .top.key("view"), isCounted: true, depth: 1, &found)
    collect(screen.barItems, at: .top.key("barItems"), isCounted: true, depth: 1, &found)
    collect(screen.leftBarItems, at: .top.key("leftBarItems"), isCounted: true, depth: 1, &found)
    enter(found, state: "")
    walk(screen.states, parent: "", at: .top, depth: 1)
  }

  private mutating func walk(
    _ states: [StateDefinition], parent: String, at path: DefinitionPath, depth: Int
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      let name = state.path(below: parent)
      var found: [(String, DefinitionPath)] = []
      collect(state.view, at: place.key("view"), isCounted: true, depth: depth, &found)
      enter(found, state: name)
      walk(state.states, parent: name, at: place, depth: depth + 1)
      for (identifier, _) in found { present[identifier, default: 0] -= 1 }
    }
  }

  private mutating func enter(_ found: [(String, DefinitionPath)], state: String) {
    for (name, path) in found {
      present[name, default: 0] += 1
      if present[name] == 2, told.insert(name).inserted {
        twice.append(Twice(name: name, state: state, path: path))
      }
    }
  }

  private mutating func collect(
    _ elements: [ElementDefinition], at path: DefinitionPath, isCounted: Bool, depth: Int,
    _ found: inout [(String, DefinitionPath)]
  ) {
    for (index, element) in elements.enumerated() {
      collect(element, at: path.index(index), isCounted: isCounted, depth: depth, &found)
    }
  }

  /// An element with a condition has a name but may be hidden, so it does not count as a duplicate.
  private mutating func collect(
    _ element: ElementDefinition, at path: DefinitionPath, isCounted: Bool, depth: Int,
    _ found: inout [(String, DefinitionPath)]
  ) {
    guard depth <= ScreenDefinition.nestingLimit, element.isHidden != .literal(true) else { return }
    let isCounted =
      isCounted && element.isHidden == .literal(false) && element.forEach == nil
    switch element.identifier {
    case .literal(""): break
    case .literal(let name):
      names.insert(name)
      if isCounted { found.append((name, path.key("identifier"))) }
    case .bind, .formatted, .string, .indexPath: hasComputed = true
    }
    collect(
      element.children, at: path.key("children"), isCounted: isCounted, depth: depth + 1, &found)
    // Sections may be repeated, and only one of several cases is shown.
    for inner in element.inner.dropFirst(element.children.count) {
      collect(inner, at: path, isCounted: false, depth: depth + 1, &found)
    }
  }
}
