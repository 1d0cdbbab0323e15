import AccessibilityTree
import AppCompiling
import AppModel
import TextInput

/// The field that typed text goes to.
package struct KeyboardFocus {
  let screen: Int
  let element: CompiledElement
  let item: ItemScope?
  /// The selection after the last key or touch that acted on the text.
  var selection = TextSelection.end
  /// The text at that time.
  var text = ""

  /// How the field takes typed text.
  var typing: TypingDefinition { element.definition.typing ?? .plain }

  /// Whether the text must not be copied out of the field.
  var isSecure: Bool { element.definition.type == .secureTextField }

  /// Whether the focus is on an element, for one item of a repetition.
  func isOn(_ other: CompiledElement, item otherItem: ItemScope?, screen otherScreen: Int) -> Bool {
    element.ordinal == other.ordinal && screen == otherScreen && item?.key == otherItem?.key
  }
}
