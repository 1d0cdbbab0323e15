import AccessibilityTree
import AppCompiling
import TextInput

/// Where typed text goes, and what the keyboard shows.
struct Typing {
  /// The field with the focus.
  var focus: KeyboardFocus?
  /// What the software keyboard shows.
  var keyboard = KeyboardState()
  /// The keyboard that the last tree showed.
  var shownKeyboard: KeyboardWindow?
  /// The items of the edit menu, while it is open.
  var editMenu: [EditMenuItem]?
  /// The text to which that menu belongs if it is no field's, and where it is.
  var selected: (text: String, frame: ElementFrame)?
  /// The field to which an action wants to move the focus, until the step is over.
  var wantedFocus: (screen: Int, identifier: String)?
  /// The revision at which the field with the focus was last seen in the tree.
  var focusRevision = 0
  /// The field whose focus is delayed by a fault.
  var lateFocus: LateFocus?
}

/// A field whose focus is delayed.
struct LateFocus {
  let number: Int
  let element: CompiledElement
  let item: ItemScope?
  var screen: ScreenInstance
}
