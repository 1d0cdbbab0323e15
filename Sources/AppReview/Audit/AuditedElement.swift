import AccessibilityTree
import AppCompiling
import AppModel
import AppSession

/// An element to audit, with its data from the tree and from the app model, and its background.
struct AuditedElement {
  let index: Int
  let view: ElementView
  /// The element in the app model; nil for bars, keys and other parts of the system.
  let model: CompiledElement?
  /// The background colour of the element, or of the nearest container that has one.
  let background: ElementColor?
  /// Whether any part of the element is visible.
  let isVisible: Bool

  /// The appearance of the element, as far as the model defines it.
  var look: ElementLook { model?.definition.look ?? ElementLook() }

  /// The text that the element shows.
  var shownText: String {
    if !view.label.isEmpty { return view.label }
    return view.value ?? view.placeholderValue ?? ""
  }

  /// Whether people operate the element with a touch.
  var isOperated: Bool { view.type.isOperated || answersTap }

  /// Whether the model has an event for a tap on the element.
  var answersTap: Bool { model?.gesture(.tap) != nil }

  /// Whether the element is part of the software keyboard, which the app cannot change.
  var isKey: Bool { view.type == .key }
}
