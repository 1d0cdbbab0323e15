import Foundation

/// The names that Objective-C has for properties, by which predicates read them: flags are without
/// their `is`.
enum PropertyName {
  /// The name of a property by its key path; nil for one that cannot be told.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    if let name = known(keyPath) { return name }
    // What Swift prints of a stored property, such as `\Item.title`.
    let parts = String(reflecting: keyPath).split(separator: ".").dropFirst()
    guard !parts.isEmpty, parts.allSatisfy(isName) else { return nil }
    return parts.joined(separator: ".")
  }

  /// The name of a property of elements and queries; nil for every other one.
  ///
  /// Key paths do not know their names without Objective-C, so that these are listed.
  static func known(_ keyPath: AnyKeyPath) -> String? {
    names.first { $0.keyPath == keyPath }?.name
  }

  private static func isName(_ part: Substring) -> Bool {
    part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let names: [(keyPath: any AnyKeyPath & Sendable, name: String)] = [
    (\XCUIElement.exists, "exists"),
    (\XCUIElement.isHittable, "hittable"),
    (\XCUIElement.identifier, "identifier"),
    (\XCUIElement.label, "label"),
    (\XCUIElement.title, "title"),
    (\XCUIElement.value, "value"),
    (\XCUIElement.placeholderValue, "placeholderValue"),
    (\XCUIElement.elementType, "elementType"),
    (\XCUIElement.frame, "frame"),
    (\XCUIElement.isEnabled, "enabled"),
    (\XCUIElement.isSelected, "selected"),
    (\XCUIElement.hasFocus, "hasFocus"),
    (\XCUIElement.horizontalSizeClass, "horizontalSizeClass"),
    (\XCUIElement.verticalSizeClass, "verticalSizeClass"),
    (\XCUIElement.debugDescription, "debugDescription"),
    (\XCUIApplication.state, "state"),
    (\XCUIElementQuery.count, "count"),
    (\(any XCUIElementAttributes).identifier, "identifier"),
    (\(any XCUIElementAttributes).label, "label"),
    (\(any XCUIElementAttributes).title, "title"),
    (\(any XCUIElementAttributes).value, "value"),
    (\(any XCUIElementAttributes).placeholderValue, "placeholderValue"),
    (\(any XCUIElementAttributes).elementType, "elementType"),
    (\(any XCUIElementAttributes).frame, "frame"),
    (\(any XCUIElementAttributes).isEnabled, "enabled"),
    (\(any XCUIElementAttributes).isSelected, "selected"),
    (\(any XCUIElementAttributes).hasFocus, "hasFocus"),
  ]
}

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
