import SimulatedApp

/// Which screens show which identifiers, so that markers can be told.
struct IdentifierOwners {
  private var owners: [String: Set<String>] = [:]

  init(_ screens: [ScreenDefinition]) {
    for screen in screens {
      for view in Self.views(of: screen) {
        for name in Self.identifiers(in: view) { owners[name, default: []].insert(screen.name) }
      }
    }
  }

  /// The first identifier that stands once in every state of a screen, and on no other screen.
  func marker(of screen: ScreenDefinition) -> String? {
    let views = Self.views(of: screen).map { Self.identifiers(in: $0) }
    let counts = views.map { view in
      view.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    }
    return views.first?.first { name in
      owners[name]?.count == 1 && counts.allSatisfy { $0[name] == 1 }
    }
  }

  /// What each state shows, the root included.
  private static func views(of screen: ScreenDefinition) -> [[ElementDefinition]] {
    screen.states.map { [screen.root] + screen.view + $0.view }
  }

  private static func identifiers(in elements: [ElementDefinition]) -> [String] {
    var names: [String] = []
    var open = Array(elements.reversed())
    while let element = open.popLast() {
      if case .literal(let name) = element.identifier, !name.isEmpty { names.append(name) }
      open.append(contentsOf: element.children.reversed())
    }
    return names
  }
}
