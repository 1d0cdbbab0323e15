/// The known elements of the app's screens.
package struct KnownApp: Sendable {
  /// The states of its screens.
  package let states: [KnownState]

  /// Makes an app of states.
  package init(_ states: [KnownState]) { self.states = states }

  /// An element with the screen and state that show it.
  struct Found: Equatable {
    let element: KnownElement
    let screen: String
    let state: String
  }

  /// All elements, in the order of the screens.
  private var all: [Found] {
    states.flatMap { state in
      state.elements.flatMap(\.everything).map {
        Found(element: $0, screen: state.screen, state: state.state)
      }
    }
  }

  /// The elements with an identifier that matches a key.
  func elements(identified key: String) -> [Found] {
    all.filter { $0.element.hasIdentifier(key) }
  }

  /// The elements of a type with a text and an identifier.
  func elements(labelled text: String, _ property: String) -> [Found] {
    all.filter {
      $0.element.property == property && $0.element.label == text && $0.element.identifier != nil
    }
  }

  /// The elements that the last index of a path selects, if they have identifiers.
  ///
  /// A path that does not begin at the app may begin at any element.
  func elements(at path: ElementPath) -> [Found] {
    guard let last = path.steps.last, let index = last.index else { return [] }
    return states.compactMap { state in
      var context = state.elements
      for step in path.steps.dropLast() {
        let below = context.flatMap(\.everything).filter { Self.fits($0, step) }
        if below.isEmpty, path.isWhole { return nil }
        context = below.isEmpty ? context : below.flatMap(\.children)
      }
      let candidates = context.flatMap(\.everything).filter { $0.property == last.property }
      guard let element = Self.element(at: index, of: candidates) else { return nil }
      guard element.nearestIdentifier != nil else { return nil }
      return Found(element: element, screen: state.screen, state: state.state)
    }
  }

  private static func fits(_ element: KnownElement, _ step: ElementPath.Step) -> Bool {
    guard element.property == step.property else { return false }
    guard let key = step.key else { return true }
    return element.hasIdentifier(key) || element.label == key
  }

  /// The element at an index; a repeated element has its own index and all later ones.
  private static func element(at index: Int, of elements: [KnownElement]) -> KnownElement? {
    for (place, element) in elements.enumerated() where place == index || element.isRepeated {
      return element
    }
    return nil
  }
}
