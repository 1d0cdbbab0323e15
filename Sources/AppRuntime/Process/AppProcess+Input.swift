import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

extension AppProcess {
  /// Sends a gesture to the topmost element at a point, then to those around it, until one handles
  /// it; so does a container that can scroll that way.
  func touch(_ touch: Touch, in snapshot: ScreenSnapshot) {
    guard let node = snapshot.tree.topmostElement(at: touch.point) else {
      return touchOutside(touch.gesture)
    }
    if controls.hidesCommands(for: touch.gesture, at: node, in: snapshot) { return }
    enclosed {
      closeEditMenu(unless: snapshot.source(of: node))
      var current: Int? = node
      while let index = current {
        let frame = snapshot.tree.frame(of: index)
        let across = frame.width > 0 ? (touch.point.x - frame.x) / frame.width : 0
        lastTouch.across = localization.isRightToLeft ? 1 - across : across
        lastTouch.below = touch.point.y - frame.y - frame.height / 2
        if answer(touch, node: index, in: snapshot) { return }
        current = snapshot.tree.parent(of: index)
      }
      navigator.pullSheet(touch.gesture)
    }
  }

  /// Sets the value of the topmost slider or picker wheel at a point, and of its context key.
  func adjust(to value: FormatValue, at point: ElementPoint, in snapshot: ScreenSnapshot) {
    var current = snapshot.tree.topmostElement(at: point)
    while let index = current {
      current = snapshot.tree.parent(of: index)
      guard case .element(let id, let element, let item) = snapshot.source(of: index),
        element.definition.type.isAdjusted, element.definition.binding != nil
      else {
        if controls.turnWheel(of: snapshot, at: index, to: value) { return }
        continue
      }
      guard snapshot.tree.flags(of: index).acts, let screen = openScreens[id] else {
        return
      }
      return enclosed {
        controls.change(element, item: item, on: screen, to: element.scaled(value))
      }
    }
  }

  private func answer(_ touch: Touch, node: Int, in snapshot: ScreenSnapshot) -> Bool {
    let gesture = touch.gesture
    switch snapshot.source(of: node) {
    case .system: return snapshot.tree.type(of: node).absorbsTouches
    case .element(let screen, let element, let item):
      let isEnabled = snapshot.tree.flags(of: node).acts
      // Disabled controls take taps but do not hold back a movement of what is around them.
      guard isEnabled, let screen = openScreens[screen] else { return !gesture.moves }
      let frame = snapshot.tree.frame(of: node)
      if gesture == .longPress, element.definition.typing?.isSelectable == true {
        return textEntry.select(snapshot.tree.label(of: node), at: frame)
      }
      return answer(touch, element: element, item: item, on: screen, frame: frame)
    case .part(let screen, let element, let item, let part):
      guard snapshot.tree.flags(of: node).acts, let screen = openScreens[screen]
      else {
        return true
      }
      return controls.answer(gesture, part: part, of: element, item: item, on: screen)
    case .dismissRegion where gesture == .tap: controls.dismissFloating()
    case .grabber: navigator.touchGrabber(gesture)
    case .backButton where gesture == .tap: navigator.pop()
    case .tab(let index) where gesture == .tap: navigator.selectTab(at: index)
    case .more where gesture == .tap: navigator.selectMore()
    case .alertButton(let index) where gesture == .tap: closeAlert(button: index)
    case .shareButton(let button) where gesture == .tap: choose(button)
    case .shareButton: return !gesture.moves
    case .key(let key): textEntry.touch(key, gesture)
    case .menuItem(let item) where gesture == .tap: textEntry.chooseInMenu(item)
    case .dismissRegion, .backButton, .tab, .more, .alertButton, .menuItem: break
    }
    return true
  }

  private func answer(
    _ touch: Touch, element: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    frame: ElementFrame
  ) -> Bool {
    if touch.gesture == .tap { control(element, item: item, on: screen) }
    if element.definition.type.takesText {
      textEntry.touchField(touch, element, item: item, on: screen, frame: frame)
    }
    if touch.gesture == .swipeDown, focus?.typing.dismissesOnDrag == true { dismissKeyboard() }
    if controls.answerAsControl(touch.gesture, element, item: item, on: screen) { return true }
    let onRelease = touch.isHeld && element.definition.type.firesOnRelease
    let response = element.answer(to: touch.gesture) ?? (onRelease ? element.answer(to: .tap) : nil)
    guard let wanted = response else {
      if element.scrolls {
        if navigator.expandSheet(touch.gesture) { return true }
        return scroller.scroll(element, item: item, on: screen, by: touch.way, in: touch.gesture)
      }
      return element.definition.type.absorbsTouches && !touch.gesture.moves
    }
    lazy var place: [String: FormatValue] = ["x": .real(touch.point.x), "y": .real(touch.point.y)]
    let measures = screen.run == nil ? touch.measures : place.merging(touch.measures) { $1 }
    raise(wanted, item: item, on: screen, measures: measures)
    return true
  }

  /// Raises the event that an element has for a gesture, with the measures of the gesture and the
  /// data of the element.
  func raise(
    _ gesture: CompiledGesture, item: ItemScope?, on screen: ScreenInstance,
    measures: [String: FormatValue] = [:]
  ) {
    var data = measures
    if !gesture.data.isEmpty {
      let scope = scope(of: screen, item: item)
      for entry in gesture.data { data[entry.key] = entry.value.value(in: scope) }
    }
    raise(gesture.event, on: screen, data: .record(data))
  }

  /// Performs a control's built-in reaction to a tap.
  private func control(_ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance) {
    let type = element.definition.type
    // A tap on a row hits nothing but the switch at its end (behaviour.md D).
    if type.toggles, element.style != .row { toggle(element, item: item, on: screen) }
  }

  /// Turns a switch on or off.
  func toggle(_ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance) {
    let isOn = isOn(element, item: item, on: screen)
    controls.change(element, item: item, on: screen, to: .bool(!isOn))
  }

  /// Whether a switch is on; a value that is an expression counts until the switch is used.
  func isOn(
    _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) -> Bool {
    let held = screen.value(of: element, item: item)
    guard case .null = held, element.definition.binding == nil, let value = element.value else {
      return held.words == "1"
    }
    return words(value, in: scope(of: screen, item: item)) == "1"
  }

  /// Closes the edit menu on a touch anywhere else.
  private func closeEditMenu(unless touched: ElementSource) {
    if case .menuItem = touched { return }
    guard typing.editMenu != nil else { return }
    typing.editMenu = nil
    revision += 1
  }

  /// Cancels a phone's action sheet on a tap outside it, if the sheet can be cancelled.
  private func touchOutside(_ gesture: ElementGesture) {
    if gesture == .tap, alert?.style == .actionSheet, alert?.cancel != nil { enclosed(cancelSheet) }
  }

  /// Closes the action sheet in front like a tap outside: with its cancel button, if any.
  func cancelSheet() { closeAlert(button: alert?.cancel) }

  private func closeAlert(button index: Int?) {
    guard let shown = alert else { return }
    covers.alerts.removeLast()
    defer { if startSequence != nil { launcher.showNextOfStart() } }
    revision += 1
    device.record(.alertClosed(button: index.map { shown.labels[$0] } ?? ""))
    guard let index else { return }
    switch shown.answer {
    case .nothing: return
    case .permission(let request): device.settle(request, button: index)
    case .question(let asked): device.settle(asked, allows: index == shown.labels.count - 1)
    case .events(let screen, let events):
      if let definition = shown.definition {
        device.onStep?(self, openScreens[screen], .answered(definition, button: index))
      }
      guard let event = events[index], let screen = openScreens[screen] else { return }
      let sent = shown.sent.indices.contains(index) ? shown.sent[index] : nil
      raise(event, on: screen, data: .null, sent: sent)
    }
  }
}

extension ElementGesture {
  /// Whether the gesture moves its target, so that a control below does not absorb it.
  var moves: Bool { isSwipe || self == .scroll }
}
