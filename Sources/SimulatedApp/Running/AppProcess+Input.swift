import AccessibilityTree
import PredicateFormat

extension AppProcess {
  /// Answers a gesture at a point: the topmost element there, then those around it.
  func touch(_ gesture: ElementGesture, at point: ElementPoint, in snapshot: ScreenSnapshot) {
    guard let node = snapshot.tree.topmostElement(at: point) else { return }
    var current: Int? = node
    while let index = current {
      if answer(gesture, node: index, in: snapshot) { return }
      current = snapshot.tree.parent(of: index)
    }
  }

  /// Types one character into whatever has the keyboard focus.
  func type(_ character: Character) {
    guard let focus, let screen = standing[focus.screen] else { return }
    if character.isNewline, focus.type != .textView { return submit(focus, on: screen) }
    guard let binding = focus.binding else { return }
    var text = (screen.context[binding] ?? .null).words
    if character == "\u{8}" || character == "\u{7F}" {
      if !text.isEmpty { text.removeLast() }
    } else {
      text.append(character)
    }
    screen.context[binding] = .string(text)
    revision += 1
    isKeyboardShifted = false
  }

  /// Takes the focus, and the keyboard with it.
  func dismissKeyboard() {
    guard focus != nil else { return }
    focus = nil
    isKeyboardShifted = false
    revision += 1
    device.record(.focused(identifier: nil))
  }

  /// Gives the focus to the element with an identifier on a screen, or takes it away.
  func focusElement(_ identifier: String?, on screen: ScreenInstance) {
    guard let identifier else { return dismissKeyboard() }
    let snapshot = device.snapshot(of: self)
    for (node, source) in snapshot.sources.enumerated() {
      guard case .element(screen.id, let element, let item) = source,
        element.definition.type.takesText, snapshot.tree.identifier(of: node) == identifier
      else { continue }
      return giveFocus(to: element, item: item, identifier: identifier, on: screen)
    }
  }

  private func answer(_ gesture: ElementGesture, node: Int, in snapshot: ScreenSnapshot) -> Bool {
    switch snapshot.source(of: node) {
    case .system: return snapshot.tree.type(of: node).absorbsTouches
    case .backButton: pop()
    case .tab(let index): selectTab(at: index)
    case .alertButton(let index): closeAlert(button: index)
    case .key(let text): press(text)
    case .element(let screen, let element, let item):
      return answer(gesture, node: node, element: element, item: item, screen: screen, in: snapshot)
    }
    return true
  }

  private func answer(
    _ gesture: ElementGesture, node: Int, element: CompiledElement, item: ItemScope?,
    screen id: Int,
    in snapshot: ScreenSnapshot
  ) -> Bool {
    guard let screen = standing[id] else { return true }
    let type = element.definition.type
    guard snapshot.tree.flags(of: node).contains(.isEnabled) else { return true }
    if gesture == .tap {
      control(element, item: item, identifier: snapshot.tree.identifier(of: node), on: screen)
    }
    guard let wanted = element.gesture(gesture) else { return type.absorbsTouches }
    var data: [String: FormatValue] = [:]
    if !wanted.data.isEmpty {
      let scope = scope(of: screen, item: item)
      for entry in wanted.data { data[entry.key] = entry.value.value(in: scope) }
    }
    raise(wanted.event, on: screen, data: .record(data))
    return true
  }

  /// What a control does of itself when it is tapped.
  private func control(
    _ element: CompiledElement, item: ItemScope?, identifier: String, on screen: ScreenInstance
  ) {
    let type = element.definition.type
    if type.takesText { giveFocus(to: element, item: item, identifier: identifier, on: screen) }
    if type == .switch || type == .toggle, let binding = element.definition.binding {
      let isOn = (screen.context[binding] ?? .null).words == "1"
      assign(binding, .bool(!isOn), on: screen)
    }
  }

  private func giveFocus(
    to element: CompiledElement, item: ItemScope?, identifier: String, on screen: ScreenInstance
  ) {
    focus = KeyboardFocus(
      screen: screen.id, binding: element.definition.binding, identifier: identifier,
      index: item?.index ?? -1, type: element.definition.type)
    revision += 1
    device.record(.focused(identifier: identifier))
  }

  private func press(_ text: String) {
    if text == "shift" {
      isKeyboardShifted.toggle()
      revision += 1
    } else {
      text.forEach { type($0) }
    }
  }

  /// The return key: the field's own answer, else the keyboard goes.
  private func submit(_ focus: KeyboardFocus, on screen: ScreenInstance) {
    let snapshot = device.snapshot(of: self)
    let submitting = snapshot.sources.lazy.compactMap { source -> CompiledGesture? in
      guard case .element(focus.screen, let element, _) = source,
        element.definition.binding == focus.binding
      else { return nil }
      return element.gesture(.submit)
    }.first
    guard let submitting else { return dismissKeyboard() }
    raise(submitting.event, on: screen, data: .record([:]))
  }

  private func closeAlert(button index: Int) {
    guard let shown = alert else { return }
    alert = nil
    revision += 1
    device.record(.alertClosed(button: shown.labels[index]))
    guard let event = shown.definition.buttons[index].event, let screen = standing[shown.screen]
    else { return }
    raise(event, on: screen, data: .null)
  }
}
