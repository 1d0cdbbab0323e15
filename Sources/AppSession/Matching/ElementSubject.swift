import AccessibilityTree
import PredicateFormat

/// An element as predicates see it: its attributes by key, with both spellings of a flag.
struct ElementSubject: FormatSubject {
  let element: ElementView

  static let keys = [
    "identifier", "label", "title", "value", "placeholderValue", "elementType", "frame", "enabled",
    "isEnabled", "selected", "isSelected", "hasFocus", "hasKeyboardFocus", "identifiers",
    "horizontalSizeClass", "verticalSizeClass",
  ]

  var formatKeys: [String] { Self.keys }

  func formatValue(forKey key: String) -> FormatValue? {
    switch key {
    case "identifier": .string(element.identifier)
    case "label": .string(element.label)
    case "title": .string(element.title)
    case "value": element.value.map { .string($0) } ?? .null
    case "placeholderValue": element.placeholderValue.map { .string($0) } ?? .null
    case "elementType": .integer(Int64(element.type.rawValue))
    case "frame": Self.record(element.frame)
    case "enabled", "isEnabled": .bool(element.isEnabled)
    case "selected", "isSelected": .bool(element.isSelected)
    case "hasFocus": .bool(element.hasFocus)
    case "hasKeyboardFocus": .bool(element.hasKeyboardFocus)
    case "identifiers": .list(identifiers)
    case "horizontalSizeClass", "verticalSizeClass": .integer(1)
    default: nil
    }
  }

  private var identifiers: [FormatValue] {
    ElementAttribute.allCases.compactMap { element.text($0).map { .string($0) } }
  }

  static func record(_ frame: ElementFrame) -> FormatValue {
    .record([
      "origin": .record(["x": .real(frame.x), "y": .real(frame.y)]),
      "size": .record(["width": .real(frame.width), "height": .real(frame.height)]),
    ])
  }
}
