import AccessibilityTree
import AppCompiling
import AppModel
import AppSession

/// An element as an audit sees it: what the tree says, what the model says, and what is behind it.
struct AuditedElement {
  let index: Int
  let view: ElementView
  /// The element of the model; nil for bars, keys and other parts of the system.
  let model: CompiledElement?
  /// The background of the element or of the nearest one around it that has one.
  let background: ElementColor?
  /// Whether any part of it can be seen.
  let isVisible: Bool

  /// How it looks, as far as the model says.
  var look: ElementLook { model?.definition.look ?? ElementLook() }

  /// The words that it shows.
  var shownText: String {
    if !view.label.isEmpty { return view.label }
    return view.value ?? view.placeholderValue ?? ""
  }

  /// Whether people touch it to make something happen.
  var isOperated: Bool { view.type.isOperated || answersTap }

  /// Whether the model says that a tap on it raises something.
  var answersTap: Bool { model?.gesture(.tap) != nil }

  /// Whether it is a part of the software keyboard, which is not the app's to change.
  var isKey: Bool { view.type == .key }
}
