import Foundation

/// The Objective-C names of properties, which predicates use: flags have no `is`.
enum PropertyName {
  /// The name of a property by its key path; nil if it cannot be found.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    if let name = known(keyPath) { return name }
    // Swift prints the key path of a stored property with its name, such as `\Item.title`.
    let parts = String(reflecting: keyPath).split(separator: ".").dropFirst()
    guard !parts.isEmpty, parts.allSatisfy(isName) else { return nil }
    return parts.joined(separator: ".")
  }

  /// The name of a property of elements and queries; nil for every other property.
  ///
  /// Without Objective-C, key paths of computed properties have no names, so they are listed here.
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

/// Describes in the log which value a wait wants a property of an element to have.
enum PropertyWords {
  /// The wanted value as a predicate, such as `hittable == 1`.
  ///
  /// A property that the test declares has no key, so it is printed like a predicate made from a
  /// block.
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
