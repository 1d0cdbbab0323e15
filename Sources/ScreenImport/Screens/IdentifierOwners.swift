import SimulatedApp

/// Which screens show which identifiers, to choose markers.
struct IdentifierOwners {
  /// The only screen that shows an identifier; nil if several do.
  private var owners: [String: String?] = [:]

  init(_ screens: [ScreenDefinition]) {
    for screen in screens {
      for view in Self.views(of: screen) {
        for name in Self.identifiers(in: view) {
          let owner = owners[name] ?? screen.name
          owners[name] = .some(owner == screen.name ? owner : nil)
        }
      }
    }
  }

  /// The first identifier that occurs exactly once in every state of a screen and on no other
  /// screen.
  func marker(of screen: ScreenDefinition) -> String? {
    let views = Self.views(of: screen).map { Self.identifiers(in: $0) }
    let counts = views.map { view in
      view.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    }
    return views.first?.first { name in
      owners[name] == screen.name && counts.allSatisfy { $0[name] == 1 }
    }
  }

  /// The elements that each state shows, including the root.
  private static func views(of screen: ScreenDefinition) -> [[ElementDefinition]] {
    screen.states.map { [screen.root] + screen.view + $0.view }
  }

  private static func identifiers(in elements: [ElementDefinition]) -> [String] {
    var names: [String] = []
    collect(elements, into: &names)
    return names
  }

  private static func collect(_ elements: [ElementDefinition], into names: inout [String]) {
    // Recursion is shallow because screens limit nesting, and `borrowing` avoids slow copies.
    for index in elements.indices {
      if case .literal(let name) = elements[index].identifier, !name.isEmpty { names.append(name) }
      collect(elements[index].children, into: &names)
    }
  }
}
