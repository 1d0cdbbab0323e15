import AccessibilityTree
import AppCompiling
import AppModel
import TextInput

extension TextEntry {
  /// What a field does of itself when it is touched: it takes the focus, and the touch puts the
  /// caret or selects.
  ///
  /// A tap puts the caret at the nearest end of a word, two select the word, three everything. A
  /// long press puts the caret where it is. All but the tap show the edit menu.
  func touchField(
    _ touch: Touch, _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    frame: ElementFrame
  ) {
    guard touch.gesture.selectsText else { return }
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

  /// Shows what can be done with the text of the field in focus, if anything can.
  private func showEditMenu() {
    guard let focus = process.typing.focus, let screen = process.standing[focus.screen] else {
      return
    }
    let items = EditMenuItem.offered(
      edited(focus, on: screen), isSecure: focus.isSecure,
      canPaste: device.pasteboard.text != nil)
    process.typing.editMenu = items.isEmpty ? nil : items
    process.revision += 1
    process.typing.focusRevision = process.revision
  }

  /// Chooses an item of the menu, which goes; what selects something shows the next one.
  func chooseInMenu(_ item: EditMenuItem) {
    process.typing.editMenu = nil
    process.revision += 1
    choose(item)
    if item == .select || item == .selectAll { showEditMenu() }
  }

  /// Does what an item of the edit menu or its shortcut asks for.
  func choose(_ item: EditMenuItem) {
    guard let focus = process.typing.focus, let screen = process.standing[focus.screen] else {
      return
    }
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

  /// Puts what was copied in place of what is selected; a field of one line has blanks for breaks.
  func paste() {
    guard let focus = process.typing.focus, let text = device.pasteboard.text else { return }
    let hasLines = focus.element.definition.type == .textView
    edit(.insert(hasLines ? text : String(text.map { $0.isNewline ? " " : $0 })))
  }
}

extension ElementGesture {
  /// Whether the gesture puts the caret of a field, or selects.
  fileprivate var selectsText: Bool {
    switch self {
    case .tap, .doubleTap, .tripleTap, .longPress, .rightClick: true
    default: false
    }
  }
}
