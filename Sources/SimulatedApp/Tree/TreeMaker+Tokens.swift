import AccessibilityTree
import PredicateFormat

/// Tokens are what elements bound by accessibility element are found again by (behaviour.md D).
extension TreeMaker {
  /// An element with a token, its own or that of an element of the system.
  mutating func identified(_ attributes: ElementAttributes) -> ElementAttributes {
    guard attributes.token == 0 else { return attributes }
    var attributes = attributes
    attributes.token = systemToken(attributes.type)
    return attributes
  }

  /// A number of an element that no screen file names: its type, and which one of that type it is.
  private mutating func systemToken(_ type: ElementType) -> Int32 {
    systemElements[type, default: 0] += 1
    let number = systemElements[type, default: 0]
    return ElementToken.token(UInt64(type.rawValue) << 32 | number)
  }
}
