import AccessibilityTree
import PredicateFormat

extension AppProcess {
  /// Types one character into whatever has the keyboard focus.
  ///
  /// The insertion point is always behind the text, so that keys which move it, or take away what
  /// comes after it, change nothing.
  func type(_ character: Character) {
    guard let focus, let screen = standing[focus.screen], !character.isKeyWithoutText else {
      return
    }
    let isReturn = character.isNewline || character == "\u{3}"
    if focus.element.definition.type != .textView {
      if isReturn { return submit(focus, on: screen) }
      if character == "\t" { return focusNextField(after: focus, on: screen) }
    }
    var text = screen.value(of: focus.element, item: focus.item).words
    if character == "\u{8}" || character == "\u{7F}" {
      if !text.isEmpty { text.removeLast() }
    } else {
      text.append(isReturn ? "\n" : character)
    }
    screen.setValue(.string(text), of: focus.element, item: focus.item)
    isKeyboardShifted = false
    revision += 1
    focusRevision = revision
  }

  /// Takes the focus, and the keyboard with it.
  func dismissKeyboard() {
    wantedFocus = nil
    guard focus != nil else { return }
    move(for: device.keyboardChange)
    focus = nil
    isKeyboardShifted = false
    revision += 1
    device.record(.focused(identifier: nil))
  }

  /// Notes which field an action asks to have the focus; nil takes the focus away at once.
  ///
  /// The field may stand in a state that is not entered yet, so the end of the step decides.
  func wantFocus(_ identifier: String?, on screen: ScreenInstance) {
    guard let identifier else { return dismissKeyboard() }
    wantedFocus = (screen.id, identifier)
  }

  /// Ends a step: the field that was asked for gets the focus, and one that is gone loses it.
  func settleFocus() {
    guard crash == nil else { return }
    if let wanted = wantedFocus { giveFocus(toElement: wanted.identifier, screen: wanted.screen) }
    wantedFocus = nil
    guard let focus, focusRevision != revision else { return }
    let isThere = device.snapshot(of: self).sources.contains { source in
      guard case .element(let screen, let element, let item) = source else { return false }
      return focus.isOn(element, item: item, screen: screen)
    }
    guard isThere else { return dismissKeyboard() }
    focusRevision = revision
  }

  private func giveFocus(toElement identifier: String, screen id: Int) {
    guard let screen = standing[id] else { return }
    let snapshot = device.snapshot(of: self)
    for (node, source) in snapshot.sources.enumerated() {
      guard case .element(id, let element, let item) = source, element.definition.type.takesText,
        snapshot.tree.identifier(of: node) == identifier
      else { continue }
      return giveFocus(to: element, item: item, on: screen)
    }
  }

  /// Gives a field the keyboard focus.
  func giveFocus(
    to element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    if focus == nil { move(for: device.keyboardChange) }
    focus = KeyboardFocus(screen: screen.id, element: element, item: item)
    revision += 1
    focusRevision = revision
    let scope = scope(of: screen, item: item)
    device.record(.focused(identifier: words(element.identifier, in: scope)))
  }

  /// The tab key: the next field of the screen that is enabled; the last one keeps the focus.
  private func focusNextField(after focus: KeyboardFocus, on screen: ScreenInstance) {
    let snapshot = device.snapshot(of: self)
    var isBehind = false
    for (node, source) in snapshot.sources.enumerated() {
      guard case .element(screen.id, let element, let item) = source,
        element.definition.type.takesText
      else { continue }
      if isBehind, snapshot.tree.flags(of: node).contains(.isEnabled) {
        return giveFocus(to: element, item: item, on: screen)
      }
      isBehind = isBehind || focus.isOn(element, item: item, screen: screen.id)
    }
  }

  /// The return key: the field's own answer, else the keyboard goes.
  private func submit(_ focus: KeyboardFocus, on screen: ScreenInstance) {
    guard let submitting = focus.element.gesture(.submit) else { return dismissKeyboard() }
    raise(submitting, item: focus.item, on: screen)
  }
}

extension Character {
  /// Whether it stands for a key that types nothing: escape, and the range in which AppKit has
  /// arrows, function keys and their like.
  fileprivate var isKeyWithoutText: Bool {
    self == "\u{1B}" || ("\u{F700}"..."\u{F8FE}").contains(self)
  }
}
