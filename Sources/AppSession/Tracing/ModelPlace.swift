package import AppModel

/// A part of a screen's definition that makes something happen later.
package struct ModelPlace: Sendable, Hashable, CustomStringConvertible {
  /// The lists of a state that contain such parts.
  enum Part: Sendable, Hashable {
    case invoke(Int)
    case after(Int)
    case whole
  }

  /// The name of the screen; empty if the place belongs to no screen.
  package let screen: String
  package let file: String
  private let state: String
  private let part: Part

  init(_ screen: ScreenDefinition?, state: String = "", part: Part = .whole) {
    self.screen = screen?.name ?? ""
    file = screen?.file ?? ""
    self.state = state
    self.part = part
  }

  /// The place in words: `screen main, states.loading.invoke[0]`.
  package var description: String {
    let path = definitionPath.text
    return screen.isEmpty
      ? "the app" : path.isEmpty ? "screen \(screen)" : "screen \(screen), \(path)"
  }

  package var definitionPath: DefinitionPath {
    let states = state.split(separator: ".").reduce(DefinitionPath.top) {
      $0.key("states").key(String($1))
    }
    return switch part {
    case .invoke(let index): states.key("invoke").index(index)
    case .after(let index): states.key("after").entry(index)
    case .whole: states
    }
  }
}
