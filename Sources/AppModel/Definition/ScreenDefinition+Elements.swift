extension ScreenDefinition {
  /// The elements that every state shows, after the root: those of the bar, then those of the view.
  package var everywhere: [ElementDefinition] { leftBarItems + barItems + view }

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
