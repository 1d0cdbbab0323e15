import AccessibilityTree

/// The names that page sources use.
enum XMLNames {
  /// The prefix of a tag's name before the type.
  static let prefix = "XCUIElementType"

  /// The type in a tag's name; nil for other names.
  static func type(_ name: String) -> ElementType? {
    name.hasPrefix(prefix) ? plainType(String(name.dropFirst(prefix.count))) : nil
  }

  /// The type in a name without the prefix; nil for other names.
  static func plainType(_ name: String) -> ElementType? { types[name] }

  static func attribute(_ name: String) -> ImportedField.Kind { attributes[name] ?? .other }

  private static let types = Dictionary(
    uniqueKeysWithValues: ElementType.allCases.map { ($0.name, $0) })

  private static let attributes: [String: ImportedField.Kind] = [
    "type": .type, "name": .name, "label": .label, "value": .value, "enabled": .enabled,
    "visible": .visible, "accessible": .accessible, "x": .x, "y": .y, "width": .width,
    "height": .height, "index": .index, "traits": .traits, "placeholderValue": .placeholder,
    "bundleId": .bundle, "selected": .selected, "focused": .focus,
  ]
}
