import AccessibilityTree
import AppModel
import PredicateFormat

/// A gesture at a point, with its measures.
struct Touch {
  /// The gesture.
  let gesture: ElementGesture
  /// Where it is made, in points of the screen.
  let point: ElementPoint
  /// How far it scrolls where nothing answers to it; nil when that is told apart.
  var way: ScrollOffset?
  /// What its event carries of the gesture itself, such as how far a pinch goes.
  var measures: [String: FormatValue] = [:]
}
