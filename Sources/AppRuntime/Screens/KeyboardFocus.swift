import AccessibilityTree
import AppCompiling
import AppModel
import TextInput

/// Where typed text goes.
package struct KeyboardFocus {
  let screen: Int
  let element: CompiledElement
  let item: ItemScope?
  /// What was selected when a key or a touch last did something to the text.
  var selection = TextSelection.end
  /// The text then.
  var text = ""

  init(screen: Int, element: CompiledElement, item: ItemScope?) {
    self.screen = screen
    self.element = element
    self.item = item
  }

  /// How text gets into the field.
  var typing: TypingDefinition { element.definition.typing ?? .plain }

  /// Whether the text must not leave the field.
  var isSecure: Bool { element.definition.type == .secureTextField }

  /// Whether it is on an element, for an item of a repetition.
  func isOn(_ other: CompiledElement, item otherItem: ItemScope?, screen otherScreen: Int) -> Bool {
    element.ordinal == other.ordinal && screen == otherScreen && item?.key == otherItem?.key
  }
}
