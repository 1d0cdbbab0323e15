extension ScreenDefinition {
  /// The elements that every state shows, after the root: those of the bar, then those of the view.
  package var everywhere: [ElementDefinition] { leftBarItems + barItems + view }

  /// All states with their dotted paths and their places, each before those inside it.
  package var allStates: [(state: StateDefinition, path: String, place: DefinitionPath)] {
    var found: [(state: StateDefinition, path: String, place: DefinitionPath)] = []
    func add(_ states: [StateDefinition], below outer: String, at place: DefinitionPath, depth: Int)
    {
      guard depth <= Self.nestingLimit else { return }
      for state in states {
        let path = state.path(below: outer)
        let place = place.key("states").key(state.name)
        found.append((state, path, place))
        add(state.states, below: path, at: place, depth: depth + 1)
      }
    }
    add(states, below: "", at: .top, depth: 1)
    return found
  }

  /// The lists of elements of the screen and of its states, each with its place.
  package var views: [(elements: [ElementDefinition], path: DefinitionPath)] {
    let top = DefinitionPath.top
    var views = [
      (view, top.key("view")), (barItems, top.key("barItems")),
      (leftBarItems, top.key("leftBarItems")),
    ]
    for (state, _, place) in allStates { views.append((state.view, place.key("view"))) }
    return views
  }

  /// All elements of the screen, whatever its state: the root first, each before those inside it.
  package var allElements: [ElementDefinition] {
    var elements: [ElementDefinition] = []
    var views = [[root], everywhere]
    var states = states
    while let state = states.popLast() {
      views.append(state.view)
      states += state.states
    }
    for view in views { Self.add(view, to: &elements) }
    return elements
  }

  private static func add(_ view: [ElementDefinition], to list: inout [ElementDefinition]) {
    for element in view {
      list.append(element)
      add(element.inner, to: &list)
    }
  }
}
