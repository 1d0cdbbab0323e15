import AccessibilityTree
import AppModel
import PredicateFormat

/// Tokens are what elements bound by accessibility element are found again by (behaviour.md D).
extension TreeMaker {
  /// Gives an element of the system a token: its type, and which one of that type it is.
  ///
  /// Those of screen files have one already.
  mutating func identify(_ attributes: inout ElementAttributes) {
    guard attributes.token == 0 else { return }
    let type = attributes.type.rawValue
    systemElements[Int(type)] += 1
    attributes.token = ElementToken.token(
      UInt64(type) << 32 | UInt64(systemElements[Int(type)]))
  }
}
