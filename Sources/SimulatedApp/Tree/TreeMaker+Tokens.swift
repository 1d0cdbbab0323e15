import AccessibilityTree
import PredicateFormat

/// Tokens are what elements bound by accessibility element are found again by (behaviour.md D).
extension TreeMaker {
  /// A number that stays the element's own while its screen stands, wherever its list puts it.
  func token(of element: CompiledElement) -> Int32 {
    var mixed = UInt64(screen?.id ?? 0) &* 0x9E37_79B9_7F4A_7C15
    mixed = Self.mixed(mixed ^ UInt64(element.ordinal))
    var item = scope.item
    while let inner = item {
      mixed = Self.mixed(mixed ^ (inner.identity ?? UInt64(bitPattern: Int64(inner.index))))
      item = inner.outer
    }
    return Self.token(mixed)
  }

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
    return Self.token(Self.mixed(UInt64(type.rawValue) << 32 | number))
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 32)
  }

  /// Never 0, which stands for an element without a token.
  private static func token(_ mixed: UInt64) -> Int32 {
    max(1, Int32(truncatingIfNeeded: mixed & 0x7FFF_FFFF))
  }
}
