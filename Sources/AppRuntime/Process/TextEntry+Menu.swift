import AccessibilityTree
import AppCompiling
import AppModel
import TextInput

extension TextEntry {
  /// Handles a touch on a field: the field takes the focus, and the touch moves the caret or
  /// selects text.
  ///
  /// A tap moves the caret to the nearest end of a word, a double tap selects the word, a triple
  /// tap all. A long press moves the caret to the touch. All but a tap show the edit menu.
  func touchField(
    _ touch: Touch, _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    frame: ElementFrame
  ) {
    guard touch.gesture.selectsText else { return }
    device.factFollower?.dependsOn("keyboard focus")
    let hasFocus = process.typing.focus?.isOn(element, item: item, screen: screen.id) ?? false
    if !hasFocus { giveFocus(to: element, item: item, on: screen) }
    guard let focus = process.typing.focus else { return }
    var edited = edited(focus, on: screen)
    let place = TextPlace.place(
      in: edited.text, x: touch.point.x - frame.x, y: touch.point.y - frame.y)
    switch touch.gesture {
    case .doubleTap: edited.select(edited.word(at: place))
    case .tripleTap: edited.select(0..<edited.count)
    case .tap:
      let edge = edited.wordEdge(nearest: place)
      edited.select(edge..<edge)
    default: edited.select(place..<place)
    }
    process.typing.focus?.selection = edited.selection
    process.typing.focus?.text = edited.text
    process.revision += 1
    process.typing.focusRevision = process.revision
    if touch.gesture != .tap { showEditMenu() }
  }

  /// Shows the edit menu of the focused field, if it has any items.
  private func showEditMenu() {
    guard let (focus, screen) = focused else { return }
    let items = EditMenuItem.offered(
      edited(focus, on: screen), isSecure: focus.isSecure,
      canPaste: device.pasteboard.text != nil)
    (process.typing.editMenu, process.typing.selected) = (items.isEmpty ? nil : items, nil)
    process.revision += 1
    process.typing.focusRevision = process.revision
  }

  /// Selects a text that nobody edits, and offers to copy it if the pasteboard can hold it.
  func select(_ text: String, at frame: ElementFrame) -> Bool {
    process.typing.editMenu = Pasteboard.fault(of: [text]) == nil ? [.copy] : nil
    process.typing.selected = (text, frame)
    process.revision += 1
    return true
  }

  /// Chooses an item of the edit menu, which closes; after a selection the next menu opens.
  func chooseInMenu(_ item: EditMenuItem) {
    process.typing.editMenu = nil
    process.revision += 1
    if let text = process.typing.selected?.text { return device.copy([text], by: process) }
    choose(item)
    if item == .select || item == .selectAll { showEditMenu() }
  }

  /// Performs the action of an item of the edit menu or its shortcut.
  func choose(_ item: EditMenuItem) {
    guard let (focus, screen) = focused else { return }
    switch item {
    case .select: edit(.selectWord)
    case .selectAll: edit(.selectAll)
    case .paste: paste()
    case .copy, .cut:
      let selected = edited(focus, on: screen).selected
      guard !focus.isSecure, !selected.isEmpty else { return }
      device.copy([selected], by: process)
      if item == .cut { edit(.insert("")) }
    }
  }

  /// Replaces the selection with the copied text; a field of one line gets spaces for breaks.
  func paste() {
    device.factFollower?.dependsOn("pasteboard")
    guard let focus = process.typing.focus, let text = device.pasteboard.text else { return }
    let hasLines = focus.element.definition.type == .textView
    edit(.insert(hasLines ? text : String(text.map { $0.isNewline ? " " : $0 })))
  }
}

extension ElementGesture {
  /// Whether the gesture moves the caret of a field or selects text.
  fileprivate var selectsText: Bool {
    switch self {
    case .tap, .doubleTap, .tripleTap, .longPress, .rightClick: true
    default: false
    }
  }
}
