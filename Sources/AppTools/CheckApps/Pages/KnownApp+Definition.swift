import AccessibilityTree
import PageChecks
import SimulatedApp

extension KnownApp {
  /// Makes the known elements of an app's screens, in the language in which it starts.
  init(_ app: AppDefinition) {
    let reader = KnownElementReader(words: app.strings[app.language] ?? [:])
    self.init(
      app.screens.flatMap { screen in
        let always = [screen.root] + screen.barItems + screen.view
        let states = reader.states(screen.states, of: screen.name, below: "", 0)
        let whole = KnownState(
          screen: screen.name, elements: always.map { reader.element($0, 0) })
        return [whole] + states
      })
  }
}

/// Reads elements of a definition as tests see them.
private struct KnownElementReader {
  let words: [String: String]
  /// How deep elements are followed.
  private static let depthLimit = 64

  /// The states of a screen with those inside them, by their paths.
  func states(
    _ states: [StateDefinition], of screen: String, below path: String, _ depth: Int
  ) -> [KnownState] {
    guard depth < Self.depthLimit else { return [] }
    return states.flatMap { state in
      let name = state.path(below: path)
      let elements = state.view.map { element($0, 0) }
      return [KnownState(screen: screen, state: name, elements: elements)]
        + self.states(state.states, of: screen, below: name, depth + 1)
    }
  }

  func element(_ element: ElementDefinition, _ depth: Int) -> KnownElement {
    let children = depth < Self.depthLimit ? element.inner : []
    return KnownElement(
      QueryProperty.name(of: element.type) ?? "any", identifier: identifier(element.identifier),
      label: fixed(element.label), isRepeated: element.forEach != nil,
      children: children.map { self.element($0, depth + 1) })
  }

  /// An identifier, with parts that are only known in a run in braces; nil for none.
  private func identifier(_ text: ElementText) -> String? {
    switch text {
    case .literal(let words): words.isEmpty ? nil : words
    case .bind(let expression), .formatted(let expression, _): "{\(expression)}"
    case .string(let key, _): "{\(key)}"
    case .indexPath(let name, let unique):
      "\(name)-{place}" + (unique.flatMap { identifier($0) }.map { "-\($0)-" } ?? "")
    }
  }

  private func fixed(_ text: ElementText) -> String? {
    switch text {
    case .literal(let words): words.isEmpty ? nil : words
    case .string(let key, let arguments): arguments.isEmpty ? words[key] : nil
    case .bind, .formatted, .indexPath: nil
    }
  }
}
