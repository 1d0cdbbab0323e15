import AccessibilityTree
import AppCompiling
import AppModel

extension FoundElement {
  /// How the nearest element that says so answers when this one is to be scrolled to.
  var scrollAnswer: ElementDefinition.ScrollAnswer {
    var current: Int? = index
    while let node = current {
      if case .element(_, let source, _) = snapshot.source(of: node),
        source.definition.scrollAnswer != .moves
      {
        return source.definition.scrollAnswer
      }
      current = snapshot.tree.parent(of: node)
    }
    return .moves
  }
}
