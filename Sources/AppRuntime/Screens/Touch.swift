import AccessibilityTree
import AppModel
import PredicateFormat

/// A gesture at a point, with its measures.
struct Touch {
  let gesture: ElementGesture
  /// Where it is made, in points of the screen.
  let point: ElementPoint
  /// The offset to scroll by if nothing handles it; nil if a separate call scrolls.
  var way: ScrollOffset?
  /// The measures of the gesture for its event, such as how far a pinch goes.
  var measures: [String: FormatValue] = [:]
  /// Whether the finger stays for long and lifts where it was put down.
  var isHeld: Bool { gesture == .longPress && (way ?? .zero) == .zero }
}
