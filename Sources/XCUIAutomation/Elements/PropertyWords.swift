import Foundation

/// The wish that a property of an element have a value, as the log has it.
enum PropertyWords {
  /// The wish as a predicate, such as `hittable == 1`; a property of the test's own has no key, so
  /// that only a block can ask for it.
  static func predicate<Value>(_ path: KeyPath<XCUIElement, Value>, _ wanted: Value) -> String {
    guard let key = key(of: path) else { return "BLOCKPREDICATE" }
    switch wanted as Any {
    case let flag as Bool: return "\(key) == \(flag ? 1 : 0)"
    case let type as XCUIElement.ElementType: return "\(key) == \(type.rawValue)"
    case let room as XCUIElement.SizeClass: return "\(key) == \(room.rawValue)"
    case let text as String?:
      return text.map { NSPredicate(format: "%K == %@", key, $0).formatText } ?? "\(key) == nil"
    default: return "BLOCKPREDICATE"
    }
  }

  /// The key that Objective-C has for a property: flags without their `is`.
  private static func key(of path: PartialKeyPath<XCUIElement>) -> String? {
    let keys: [PartialKeyPath<XCUIElement>: String] = [
      \.exists: "exists", \.isHittable: "hittable", \.isEnabled: "enabled",
      \.isSelected: "selected", \.hasFocus: "hasFocus", \.identifier: "identifier",
      \.label: "label", \.title: "title", \.placeholderValue: "placeholderValue",
      \.elementType: "elementType", \.horizontalSizeClass: "horizontalSizeClass",
      \.verticalSizeClass: "verticalSizeClass",
    ]
    return keys[path]
  }
}
