import Foundation

/// The wish that a property of an element have a value, as the log has it.
enum PropertyWords {
  /// The wish as a predicate, such as `hittable == 1`; a property of the test's own has no key, so
  /// that only a block can ask for it.
  static func predicate<Value>(_ path: KeyPath<XCUIElement, Value>, _ wanted: Value) -> String {
    guard let key = PropertyName.known(path) else { return "BLOCKPREDICATE" }
    switch wanted as Any {
    case let flag as Bool: return "\(key) == \(flag ? 1 : 0)"
    case let type as XCUIElement.ElementType: return "\(key) == \(type.rawValue)"
    case let room as XCUIElement.SizeClass: return "\(key) == \(room.rawValue)"
    case let text as String?:
      return text.map { NSPredicate(format: "%K == %@", key, $0).formatText } ?? "\(key) == nil"
    default: return "BLOCKPREDICATE"
    }
  }
}
