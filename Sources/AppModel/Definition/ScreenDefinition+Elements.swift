extension ScreenDefinition {
  /// All elements of the screen, whatever its state: the root first, each before those inside it.
  package var allElements: [ElementDefinition] {
    var elements: [ElementDefinition] = []
    var views = [[root], view, barItems]
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
