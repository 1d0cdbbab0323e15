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
    if element.isControl { fill(&attributes, of: element) }
    return attributes
  }

  /// Fills in what a control shows of the value it holds, and whether keys go to it.
  private func fill(_ attributes: inout ElementAttributes, of element: CompiledElement) {
    guard let screen else { return }
    let type = element.definition.type
    let held = screen.value(of: element, item: scope.item)
    var words = held.words
    // A value that is an expression shows until something is typed or switched.
    if case .null = held, element.definition.binding == nil { words = attributes.value ?? "" }
    guard type.takesText else {
      attributes.value = words.isEmpty ? "0" : words
      return
    }
    // An empty field gives its placeholder as its value (behaviour.md D).
    attributes.value = words.isEmpty ? attributes.placeholderValue ?? "" : words
    if type == .secureTextField, !words.isEmpty {
      attributes.value = String(repeating: "•", count: words.count)
    }
    if let focus = process.focus, !process.device.isKeyboardConnected {
      attributes.hasKeyboardFocus = focus.isOn(element, item: scope.item, screen: screen.id)
    }
  }

  private func words(_ text: CompiledText) -> String {
    if case .literal(let words) = text { return words }
    return process.words(text, in: scope)
  }

  /// A number that stays the element's own while its screen stands: screen, element and item mixed.
  private func token(of element: CompiledElement) -> Int32 {
    let item = UInt64(bitPattern: Int64(scope.item?.key ?? -1))
    var mixed = UInt64(screen?.id ?? 0) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ UInt64(element.ordinal)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29) ^ item) &* 0x94D0_49BB_1331_11EB
    return Int32(truncatingIfNeeded: (mixed ^ (mixed >> 32)) & 0x7FFF_FFFF)
  }
}
