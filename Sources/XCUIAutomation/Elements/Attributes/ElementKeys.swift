import Foundation
package import PredicateFormat

/// The keys of an element in predicates.
///
/// The names are Apple's; flags have both spellings, such as `enabled` and `isEnabled` (api.md
/// 1.9).
struct ElementKeys: FormatSubject {
  let element: XCUIElement

  init(_ element: XCUIElement) { self.element = element }

  var formatKeys: [String] {
    [
      "exists", "isHittable", "hittable", "identifier", "label", "value", "title",
      "placeholderValue", "elementType", "frame", "enabled", "isEnabled", "selected", "isSelected",
      "hasFocus", "hasKeyboardFocus", "horizontalSizeClass", "verticalSizeClass",
      "debugDescription", "application",
      "state",
    ]
  }

  func formatValue(forKey key: String) -> FormatValue? {
    switch key {
    case "exists": .bool(element.exists)
    case "hittable", "isHittable": .bool(element.isHittable(lookingAgain: false))
    case "enabled", "isEnabled": .bool(element.exists && element.isEnabled)
    case "selected", "isSelected": .bool(element.exists && element.isSelected)
    case "hasFocus": .bool(element.exists && element.hasFocus)
    case "hasKeyboardFocus": .bool(element.exists && element.hasKeyboardFocus)
    case "application": .object(FormatObject(ElementKeys(application)))
    case "state": (element as? XCUIApplication).map { .integer(Int64($0.state.rawValue)) }
    default: attribute(key)
    }
  }

  /// The app that the element belongs to, which public libraries ask for by this key.
  private var application: XCUIApplication {
    if case .bundle(let name) = element.target { return XCUIApplication(bundleIdentifier: name) }
    return XCUIApplication()
  }

  private func attribute(_ key: String) -> FormatValue? {
    switch key {
    case "identifier": .string(element.identifier)
    case "label": .string(element.label)
    case "title": .string(element.title)
    case "value": FormatValue(element.value)
    case "placeholderValue": FormatValue(element.placeholderValue)
    case "elementType": .integer(Int64(element.elementType.rawValue))
    case "frame": FormatValue(element.frame)
    case "horizontalSizeClass": .integer(Int64(element.horizontalSizeClass.rawValue))
    case "verticalSizeClass": .integer(Int64(element.verticalSizeClass.rawValue))
    case "debugDescription": .string(element.debugDescription)
    default: nil
    }
  }
}

extension XCUIElement: KeyedObject {
  package var formatSubject: any FormatSubject { ElementKeys(self) }
}
