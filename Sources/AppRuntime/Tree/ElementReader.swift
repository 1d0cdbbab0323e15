import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

/// Reads what elements show, in the scope of a screen and its items.
struct ElementReader {
  let process: AppProcess
  var scope: Scope
  var screen: ScreenInstance?
  /// Whether elements stay where their definition places them: nothing scrolls, nothing is added.
  var isFixed = false

  /// Starts without a screen.
  init(_ process: AppProcess) {
    self.process = process
    scope = Scope(context: [:], app: process.shared, device: process.facts)
  }

  /// The attributes of an element, as a test reads them, in the present scope.
  func attributes(of element: CompiledElement, frame: ElementFrame) -> ElementAttributes {
    let definition = element.definition
    let isEnabled = element.isEnabled.holds(in: scope)
    var attributes = ElementAttributes(
      type: definition.type,
      identifier: words(element.identifier),
      label: shown(element.label),
      title: shown(element.title),
      value: element.value.map { shown($0) },
      placeholderValue: element.placeholder.map { shown($0) },
      frame: frame,
      traits: element.traits,
      flags: element.marks.union(isEnabled ? .takesTouches : .blocksTouches),
      token: token(of: element))
    if !isEnabled { attributes.traits.insert(.notEnabled) }
    if element.isSelected.holds(in: scope) {
      attributes.isSelected = true
      attributes.traits.insert(.selected)
    }
    if isFixed, [.other, .window, .statusBar].contains(definition.type), element.gestures.isEmpty {
      // A recorded tree does not say what covers what, only that containers cover nothing. Windows
      // over the main one, such as that of the status bar, mostly let touches through.
      attributes.blocksTouches = false
    }
    if element.isControl { fill(&attributes, of: element) }
    return attributes
  }

  /// Fills in the value that a control shows, and whether it has the keyboard focus.
  private func fill(_ attributes: inout ElementAttributes, of element: CompiledElement) {
    guard let screen else { return }
    let held = screen.value(of: element, item: scope.item)
    var words = held.words
    // A value that is an expression is shown until the user types or switches something.
    if case .null = held, element.definition.binding == nil { words = attributes.value ?? "" }
    guard attributes.type.takesText else {
      let (count, own) = (optionCount(of: element), attributes.value)
      attributes.value = element.shown(held, words: words, count: count, own: own)
      return
    }
    // The value of an empty field is its placeholder (behaviour.md D).
    let empty = element.definition.marks.contains(.blank) ? nil : attributes.placeholderValue ?? ""
    attributes.value = words.isEmpty ? empty : words
    if attributes.type == .secureTextField, !words.isEmpty {
      attributes.value = String(repeating: "•", count: words.count)
    }
    if let focus = process.focus, !process.device.isKeyboardConnected {
      attributes.hasKeyboardFocus = focus.isOn(element, item: scope.item, screen: screen.id)
    }
  }

  /// The number that identifies an element in the present scope.
  func token(of element: CompiledElement) -> Int32 {
    element.token(on: screen?.id ?? 0, item: scope.item)
  }

  /// A text of an element in the present scope; empty if the element does not have it.
  func text(_ attribute: ElementAttribute, of element: CompiledElement) -> String {
    switch attribute {
    case .identifier: words(element.identifier)
    case .label: shown(element.label)
    case .title: shown(element.title)
    case .value: element.value.map { shown($0) } ?? ""
    case .placeholderValue: element.placeholder.map { shown($0) } ?? ""
    }
  }

  /// A text in the present scope, as users see it.
  func shown(_ text: CompiledText) -> String {
    if case .literal(let words) = text, process.localization.pseudo.isEmpty { return words }
    return process.shown(text, in: scope)
  }

  /// A text in the present scope.
  func words(_ text: CompiledText) -> String {
    if case .literal(let words) = text { return words }
    return process.words(text, in: scope)
  }
}
