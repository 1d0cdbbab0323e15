/// The names of properties, as predicates read them.
enum PropertyName {
  /// The name of a property by its key path; nil for one that cannot be told.
  ///
  /// Key paths do not know their names without Objective-C, so that those of elements are listed.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    if let name = names.first(where: { $0.keyPath == keyPath })?.name { return name }
    // What Swift prints of a stored property, such as `\Item.title`.
    let parts = String(reflecting: keyPath).split(separator: ".").dropFirst()
    guard !parts.isEmpty, parts.allSatisfy(isName) else { return nil }
    return parts.joined(separator: ".")
  }

  private static func isName(_ part: Substring) -> Bool {
    part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let names: [(keyPath: any AnyKeyPath & Sendable, name: String)] = [
    (\XCUIElement.exists, "exists"),
    (\XCUIElement.isHittable, "isHittable"),
    (\XCUIElement.identifier, "identifier"),
    (\XCUIElement.label, "label"),
    (\XCUIElement.title, "title"),
    (\XCUIElement.value, "value"),
    (\XCUIElement.placeholderValue, "placeholderValue"),
    (\XCUIElement.elementType, "elementType"),
    (\XCUIElement.frame, "frame"),
    (\XCUIElement.isEnabled, "isEnabled"),
    (\XCUIElement.isSelected, "isSelected"),
    (\XCUIElement.hasFocus, "hasFocus"),
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
    (\(any XCUIElementAttributes).isEnabled, "isEnabled"),
    (\(any XCUIElementAttributes).isSelected, "isSelected"),
    (\(any XCUIElementAttributes).hasFocus, "hasFocus"),
  ]
}
