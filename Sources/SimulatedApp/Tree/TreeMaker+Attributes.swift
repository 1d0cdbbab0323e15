import AccessibilityTree
import PredicateFormat

extension TreeMaker {
  /// What a test reads of an element in the present scope.
  func attributes(of element: CompiledElement, frame: ElementFrame) -> ElementAttributes {
    let definition = element.definition
    var attributes = ElementAttributes(
      type: definition.type,
      identifier: words(element.identifier),
      label: words(element.label),
      title: words(element.title),
      value: element.value.map { words($0) },
      placeholderValue: element.placeholder.map { words($0) },
      frame: frame,
      traits: element.traits,
      flags: .blocksTouches,
      token: token(of: element))
    attributes.isEnabled = element.isEnabled.holds(in: scope)
    if !attributes.isEnabled { attributes.traits.insert(.notEnabled) }
    if element.isSelected.holds(in: scope) {
      attributes.isSelected = true
      attributes.traits.insert(.selected)
    }
    if let binding = definition.binding { bind(binding, of: element, &attributes) }
    if definition.type == .switch, attributes.value == nil { attributes.value = "0" }
    return attributes
  }

  /// Fills in what a bound control shows of its context key, and whether keys go to it.
  private func bind(
    _ binding: String, of element: CompiledElement, _ attributes: inout ElementAttributes
  ) {
    let words = (scope.formatValue(forKey: binding) ?? .null).words
    let type = element.definition.type
    if type.takesText {
      // An empty field gives its placeholder as its value (behaviour.md D).
      attributes.value = words.isEmpty ? attributes.placeholderValue : words
      if type == .secureTextField, !words.isEmpty {
        attributes.value = String(repeating: "•", count: words.count)
      }
    } else {
      attributes.value = words.isEmpty ? "0" : words
    }
    guard let focus = process.focus, focus.screen == screen?.id, focus.type == type else { return }
    attributes.hasKeyboardFocus =
      focus.binding == binding && focus.identifier == attributes.identifier
      && focus.index == (scope.item?.index ?? -1)
  }

  private func words(_ text: CompiledText) -> String {
    if case .literal(let words) = text { return words }
    return process.words(text, in: scope)
  }

  /// A number that stays the element's own while its screen stands: screen, element and item mixed.
  private func token(of element: CompiledElement) -> Int32 {
    let item = UInt64(bitPattern: Int64(scope.item?.index ?? -1))
    var mixed = UInt64(screen?.id ?? 0) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ UInt64(element.ordinal)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29) ^ item) &* 0x94D0_49BB_1331_11EB
    return Int32(truncatingIfNeeded: (mixed ^ (mixed >> 32)) & 0x7FFF_FFFF)
  }
}
