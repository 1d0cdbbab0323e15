import AccessibilityTree
import PageChecks
import SimulatedApp

extension KnownApp {
  /// Makes the known elements of an app's screens, in the language in which it starts.
  init(_ app: AppDefinition) {
    let reader = KnownElementReader(words: app.strings[app.language] ?? [:])
    self.init(
      app.screens.flatMap { screen in
        let always = [screen.root] + screen.everywhere
        let states = reader.states(screen.states, of: screen.name, below: "")
        let whole = KnownState(
          screen: screen.name, elements: always.map(reader.element))
        return [whole] + states
      })
  }
}

/// Reads elements of a definition as tests see them.
private struct KnownElementReader {
  let words: [String: String]

  /// The states of a screen with those inside them, by their paths.
  func states(
    _ states: [StateDefinition], of screen: String, below path: String
  ) -> [KnownState] {
    states.flatMap { state in
      let name = state.path(below: path)
      return [KnownState(screen: screen, state: name, elements: state.view.map(element))]
        + self.states(state.states, of: screen, below: name)
    }
  }

  /// The checked definition bounds how deep elements and states nest.
  func element(_ element: ElementDefinition) -> KnownElement {
    KnownElement(
      QueryProperty.name(of: element.type) ?? "any", identifier: identifier(element.identifier),
      label: fixed(element.label), isRepeated: element.forEach != nil,
      children: element.inner.map(self.element))
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
