import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal
import TextInput

/// Enters typed text into the focused field, and moves the focus.
struct TextEntry {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// The most bytes of UTF-8 that a field may hold.
  static let fieldLimit = 1_000_000

  /// The field with the keyboard focus, and its screen.
  var focused: (focus: KeyboardFocus, screen: ScreenInstance)? {
    guard let focus = process.typing.focus, let screen = process.openScreens[focus.screen] else {
      return nil
    }
    return (focus, screen)
  }

  /// Types one character into the field with the keyboard focus.
  func type(_ character: Character) { press(PressedKey(character)) }

  /// Presses a key for the field with the keyboard focus, if there is one.
  func press(_ key: PressedKey) {
    guard let (focus, screen) = focused else { return }
    process.typing.editMenu = nil
    if let shortcut = key.shortcut { return choose(shortcut) }
    let hasLines = focus.element.definition.type == .textView
    if key.isReturn {
      return hasLines ? edit(.insert("\n"), of: focus, on: screen) : submit(focus, on: screen)
    }
    if key.character == "\t", key.isPlain, !hasLines || key.modifiers.contains(.shift) {
      return focusNextField(of: focus, on: screen, isBack: key.modifiers.contains(.shift))
    }
    guard let edit = key.edit else { return }
    self.edit(edit, of: focus, on: screen)
    if process.typing.keyboard.shift == .once { process.typing.keyboard.shift = .off }
  }

  /// The text of the focused field and its selection; the caret is after an untyped text.
  func edited(_ focus: KeyboardFocus, on screen: ScreenInstance) -> EditedText {
    let text = screen.value(of: focus.element, item: focus.item).words
    return EditedText(text, selection: text == focus.text ? focus.selection : .end)
  }

  /// Edits the text of the focused field.
  func edit(_ edit: TextEdit) {
    guard let (focus, screen) = focused else { return }
    self.edit(edit, of: focus, on: screen)
  }

  private func edit(_ edit: TextEdit, of focus: KeyboardFocus, on screen: ScreenInstance) {
    var edited = edited(focus, on: screen)
    let before = edited.text
    guard let edit = fitting(edit, in: edited, of: focus) else { return }
    edited.apply(edit)
    guard edited.text.utf8.count <= Self.fieldLimit else {
      return process.fail("a field has more than \(Self.fieldLimit) bytes of text, the limit")
    }
    if edited.text != before || edit.isInserting {
      screen.setValue(.string(edited.text), of: focus.element, item: focus.item)
      noteTyped(edited.text, into: focus.element, on: screen)
      process.swiftScreens.tellChange(of: focus.element, on: screen)
    }
    process.typing.focus?.selection = edited.selection
    process.typing.focus?.text = edited.text
    process.revision += 1
    process.typing.focusRevision = process.revision
    guard edited.text != before, let change = focus.element.gesture(.change) else { return }
    process.raise(change, item: focus.item, on: screen)
  }

  /// The part of an edit that the field has room for; nil for none.
  private func fitting(
    _ edit: TextEdit, in edited: EditedText, of focus: KeyboardFocus
  ) -> TextEdit? {
    guard case .insert(let text) = edit, let limit = focus.typing.maxLength else { return edit }
    let room = limit - edited.count + edited.selection.length
    if text.isEmpty || text.count <= room { return edit }
    return room > 0 ? .insert(String(text.prefix(room))) : nil
  }

  /// Removes the focus, and with it the keyboard.
  func dismissKeyboard() {
    process.typing.wantedFocus = nil
    process.typing.lateFocus = nil
    process.typing.editMenu = nil
    device.factFollower?.dependsOn("keyboard focus")
    guard let focus = process.typing.focus else { return }
    process.move(for: device.timing.keyboardChange)
    process.typing.focus = nil
    process.typing.keyboard = KeyboardState()
    process.revision += 1
    device.record(.focused(identifier: nil))
    process.swiftScreens.tellFocus(of: nil, to: process.openScreens[focus.screen])
  }

  /// Notes the field to which an action wants to move the focus; nil removes the focus at once.
  ///
  /// The field may be in a state that is not entered yet, so the end of the step settles it.
  func wantFocus(_ identifier: String?, on screen: ScreenInstance) {
    guard let identifier else { return dismissKeyboard() }
    process.typing.wantedFocus = (screen.id, identifier)
  }

  /// Ends a step: focuses the requested field, and unfocuses one that is gone.
  func settleFocus() {
    guard process.crash == nil else { return }
    if let wanted = process.typing.wantedFocus {
      giveFocus(toElement: wanted.identifier, screen: wanted.screen)
    }
    process.typing.wantedFocus = nil
    guard let focus = process.typing.focus, process.typing.focusRevision != process.revision else {
      return
    }
    let isThere = device.snapshot(of: process).sources.contains { source in
      guard case .element(let screen, let element, let item) = source else { return false }
      return focus.isOn(element, item: item, screen: screen)
    }
    guard isThere else { return dismissKeyboard() }
    process.typing.focusRevision = process.revision
  }

  private func giveFocus(toElement identifier: String, screen id: Int) {
    guard let screen = process.openScreens[id] else { return }
    let snapshot = device.snapshot(of: process)
    for (node, source) in snapshot.sources.enumerated() {
      guard case .element(id, let element, let item) = source, element.definition.type.takesText,
        identifier == snapshot.tree.identifier(of: node) || identifier == element.definition.binding
      else { continue }
      return giveFocus(to: element, item: item, on: screen)
    }
  }

  /// Gives a field the keyboard focus, at once unless a fault delays it.
  func giveFocus(
    to element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    if process.delaysFocus(of: element, item: item, on: screen) { return }
    takeFocus(to: element, item: item, on: screen)
  }

  /// Gives a field the keyboard focus, with the caret after its text.
  func takeFocus(
    to element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    let focus = KeyboardFocus(screen: screen.id, element: element, item: item)
    if process.typing.focus == nil { process.move(for: device.timing.keyboardChange) }
    process.typing.focus = focus
    process.typing.editMenu = nil
    startKeyboard(for: focus, text: screen.value(of: element, item: item).words)
    process.revision += 1
    process.typing.focusRevision = process.revision
    let scope = process.scope(of: screen, item: item)
    device.record(.focused(identifier: process.words(element.identifier, in: scope)))
    process.swiftScreens.tellFocus(of: element, to: screen)
    uncoverField(focus, on: screen)
  }

  /// Handles the tab key: focuses the next or the previous enabled field of the screen; the last
  /// one keeps the focus.
  private func focusNextField(
    of focus: KeyboardFocus, on screen: ScreenInstance, isBack: Bool
  ) {
    let snapshot = device.snapshot(of: process)
    let nodes = snapshot.tree.front
    var isBehind = false
    for node in isBack ? Array(nodes.reversed()) : Array(nodes) {
      guard case .element(screen.id, let element, let item) = snapshot.sources[node],
        element.definition.type.takesText
      else { continue }
      if isBehind, snapshot.tree.flags(of: node).contains(.isEnabled) {
        return giveFocus(to: element, item: item, on: screen)
      }
      isBehind = isBehind || focus.isOn(element, item: item, screen: screen.id)
    }
  }

  /// Handles the return key: raises the field's event, or closes the keyboard without one.
  private func submit(_ focus: KeyboardFocus, on screen: ScreenInstance) {
    guard let submitting = focus.element.gesture(.submit) else { return dismissKeyboard() }
    process.raise(submitting, item: focus.item, on: screen)
  }
}

extension TextEdit {
  /// Whether the edit inserts text; the field then holds a typed value, even an equal one.
  fileprivate var isInserting: Bool {
    if case .insert = self { true } else { false }
  }
}

extension TextEntry {
  /// Reports a typed value to the follower of the run; it is not recorded as a fact.
  private func noteTyped(_ text: String, into element: CompiledElement, on screen: ScreenInstance) {
    guard let follower = device.factFollower, let key = element.definition.binding else { return }
    follower.note(.assigned(screen: screen.id, key: key, value: .string(text)))
  }
}
