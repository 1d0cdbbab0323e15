package import AccessibilityTree

/// What VoiceOver says about an element: its label, its value, its type and its state.
package enum Utterance {
  /// The words for an element, separated by commas; empty if there is nothing to say.
  package static func text(of element: ElementView) -> String {
    let kind = kind(of: element)
    var parts = element.isSelected || element.traits.contains(.selected) ? ["selected"] : []
    parts += words(of: element)
    if let kind { parts.append(kind) }
    if let place = place(of: element) { parts.append("\(place.number) of \(place.count)") }
    if let state = switchState(of: element) { parts.append(state) }
    if !element.isEnabled || element.traits.contains(.notEnabled) { parts.append("dimmed") }
    if element.hasKeyboardFocus { parts.append("is editing") }
    return parts.joined(separator: ", ")
  }

  /// The label and the value, leaving out an empty one or a repetition.
  static func words(of element: ElementView) -> [String] {
    var words = [element.label].filter { !$0.isEmpty }
    if let value = spokenValue(of: element), value != element.label { words.append(value) }
    if words.isEmpty, !element.title.isEmpty { words.append(element.title) }
    return words
  }

  private static func spokenValue(of element: ElementView) -> String? {
    guard switchState(of: element) == nil else { return nil }
    if let value = element.value, !value.isEmpty { return value }
    return element.placeholderValue.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func switchState(of element: ElementView) -> String? {
    guard element.type == .switch || element.type == .toggle else { return nil }
    return element.value == "1" ? "on" : "off"
  }

  /// The place among the buttons of a tab bar or a segmented control; nil for other elements.
  private static func place(of element: ElementView) -> (number: Int, count: Int)? {
    guard element.type == .button, let bar = element.parent,
      bar.type == .tabBar || bar.type == .segmentedControl
    else { return nil }
    let buttons = bar.children.filter { $0.type == .button }
    guard let index = buttons.firstIndex(where: { $0.index == element.index }) else { return nil }
    return (index + 1, buttons.count)
  }

  /// The type of the element in words, by its type first, then by its traits.
  private static func kind(of element: ElementView) -> String? {
    switch element.type {
    case .button where element.parent?.type == .tabBar: "tab"
    case .button where element.identifier == "BackButton" && element.parent?.type == .navigationBar:
      "back button"
    case .textField, .textView: "text field"
    case .secureTextField: "secure text field"
    case .searchField: "search field"
    case .switch, .toggle: "switch button"
    case .slider, .stepper, .pickerWheel, .pageIndicator: "adjustable"
    case .activityIndicator: "in progress"
    default: kind(by: element.traits, type: element.type)
    }
  }

  private static func kind(by traits: ElementTraits, type: ElementType) -> String? {
    let named: [(ElementTraits, String)] = [
      (.backButton, "back button"), (.link, "link"), (.button, "button"), (.header, "heading"),
      (.searchField, "search field"), (.image, "image"), (.adjustable, "adjustable"),
    ]
    if let found = named.first(where: { traits.contains($0.0) }) { return found.1 }
    if type == .button { return "button" }
    return type == .image ? "image" : nil
  }
}
