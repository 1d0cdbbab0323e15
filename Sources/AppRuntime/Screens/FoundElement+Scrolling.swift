import AccessibilityTree
import AppCompiling
import AppModel

extension FoundElement {
  /// The answer to scrolling to this element, from the nearest element that defines one.
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
