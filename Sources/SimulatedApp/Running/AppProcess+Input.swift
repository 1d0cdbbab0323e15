import AccessibilityTree
import PredicateFormat

extension AppProcess {
  /// Answers a gesture at a point: the topmost element there, then those around it; the first
  /// container among them that the way moves scrolls by it where nothing inside has an answer.
  func touch(
    _ gesture: ElementGesture, at point: ElementPoint, in snapshot: ScreenSnapshot,
    scrolling way: ScrollOffset?
  ) {
    guard let node = snapshot.tree.topmostElement(at: point) else { return }
    if hidesCommands(for: gesture, at: node, in: snapshot) { return }
    enclosed {
      var current: Int? = node
      while let index = current {
        let frame = snapshot.tree.frame(of: index)
        touchOffset = frame.width > 0 ? (point.x - frame.x) / frame.width : 0
        if answer(gesture, node: index, in: snapshot, scrolling: way) { return }
        current = snapshot.tree.parent(of: index)
      }
    }
  }

  /// Gives the topmost slider or picker wheel at a point a value, which its context key holds then.
  func adjust(to value: FormatValue, at point: ElementPoint, in snapshot: ScreenSnapshot) {
    var current = snapshot.tree.topmostElement(at: point)
    while let index = current {
      current = snapshot.tree.parent(of: index)
      guard case .element(let id, let element, let item) = snapshot.source(of: index),
        element.definition.type.isAdjusted, element.definition.binding != nil
      else {
        if turnWheel(of: snapshot, at: index, to: value) { return }
        continue
      }
      guard snapshot.tree.flags(of: index).contains(.isEnabled), let screen = standing[id] else {
        return
      }
      return enclosed { change(element, item: item, on: screen, to: element.scaled(value)) }
    }
  }

  private func answer(
    _ gesture: ElementGesture, node: Int, in snapshot: ScreenSnapshot, scrolling way: ScrollOffset?
  ) -> Bool {
    switch snapshot.source(of: node) {
    case .system: return snapshot.tree.type(of: node).absorbsTouches
    case .element(let screen, let element, let item):
      let isEnabled = snapshot.tree.flags(of: node).contains(.isEnabled)
      guard isEnabled, let screen = standing[screen] else { return true }
      return answer(gesture, element: element, item: item, on: screen, scrolling: way)
    case .part(let screen, let element, let item, let part):
      guard snapshot.tree.flags(of: node).contains(.isEnabled), let screen = standing[screen] else {
        return true
      }
      return answer(gesture, part: part, of: element, item: item, on: screen)
    case .dismissRegion where gesture == .tap: dismissFloating()
    case .dismissRegion: break
    case .backButton where gesture == .tap: pop()
    case .tab(let index) where gesture == .tap: selectTab(at: index)
    case .alertButton(let index) where gesture == .tap: closeAlert(button: index)
    case .key(let text) where gesture == .tap: press(text)
    case .backButton, .tab, .alertButton, .key: break
    }
    return true
  }

  private func answer(
    _ gesture: ElementGesture, element: CompiledElement, item: ItemScope?,
    on screen: ScreenInstance, scrolling way: ScrollOffset?
  ) -> Bool {
    if gesture == .tap { control(element, item: item, on: screen) }
    if answerAsControl(gesture, element, item: item, on: screen) { return true }
    guard let wanted = element.gesture(gesture) else {
      if element.scrolls { return scroll(element, item: item, on: screen, by: way, in: gesture) }
      return element.definition.type.absorbsTouches && !gesture.isSwipe
    }
    raise(wanted, item: item, on: screen)
    return true
  }

  /// Raises the event that an element has for a gesture.
  func raise(_ gesture: CompiledGesture, item: ItemScope?, on screen: ScreenInstance) {
    var data: [String: FormatValue] = [:]
    if !gesture.data.isEmpty {
      let scope = scope(of: screen, item: item)
      for entry in gesture.data { data[entry.key] = entry.value.value(in: scope) }
    }
    raise(gesture.event, on: screen, data: .record(data))
  }

  /// What a control does of itself when it is tapped.
  private func control(_ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance) {
    let type = element.definition.type
    if type.takesText { giveFocus(to: element, item: item, on: screen) }
    // A tap on a row hits nothing but the switch at its end (behaviour.md D).
    if type.toggles, element.style != .row { toggle(element, item: item, on: screen) }
  }

  /// Turns a switch on or off.
  func toggle(_ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance) {
    let isOn = screen.value(of: element, item: item).words == "1"
    change(element, item: item, on: screen, to: .bool(!isOn))
  }

  private func press(_ text: String) {
    if text == "shift" {
      isKeyboardShifted.toggle()
      revision += 1
    } else {
      text.forEach { type($0) }
    }
  }

  private func closeAlert(button index: Int) {
    guard let shown = alert else { return }
    alerts.removeLast()
    revision += 1
    device.record(.alertClosed(button: shown.labels[index]))
    guard let event = shown.definition.buttons[index].event, let screen = standing[shown.screen]
    else { return }
    raise(event, on: screen, data: .null)
  }
}
