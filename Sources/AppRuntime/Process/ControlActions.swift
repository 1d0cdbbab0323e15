import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Performs the built-in reactions of controls to touches.
struct ControlActions {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// The most numbered options that a control has; a control with more crashes the app.
  static let optionLimit = 10_000
  /// How many rows a swipe turns a wheel.
  static let wheelRows = 5
  /// How high a row of a wheel is, in points.
  static let wheelRowHeight = 32.0

  /// The options of a control; a number as the value means that many numbered options.
  func options(of element: CompiledElement, in scope: Scope) -> [String] {
    switch element.control?.options {
    case nil: return []
    case .words(let words): return words.map { process.shown($0, in: scope) }
    case .expression(let expression):
      let value = expression.value(in: scope)
      if case .list(let items) = value { return items.map(\.words) }
      let (count, limit) = (max(0, value.wholeNumber ?? 0), Self.optionLimit)
      if count > limit { process.fail("a control has more than \(limit) numbered options") }
      return (0..<min(count, limit)).map { String($0 + 1) }
    }
  }

  /// Sets the value that a finger has chosen on a control, and raises its `change`.
  func change(
    _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance, to value: FormatValue
  ) {
    screen.setValue(value, of: element, item: item)
    process.revision += 1
    if let key = element.definition.binding {
      device.record(.assigned(screen: screen.id, key: key, value: value))
    }
    process.swiftScreens.tellChange(of: element, on: screen)
    if let gesture = element.gesture(.change) { process.raise(gesture, item: item, on: screen) }
  }

  /// Chooses an option of a control, by its index if the control holds a number.
  func choose(
    _ index: Int, of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    let options = options(of: element, in: process.scope(of: screen, item: item))
    guard options.indices.contains(index) else { return }
    let isNumber = screen.value(of: element, item: item).wholeNumber != nil
    let value = isNumber ? FormatValue.integer(Int64(index)) : .string(options[index])
    change(element, item: item, on: screen, to: value)
  }

  /// Handles a gesture on a part of a control; returns false to pass the gesture on.
  func answer(
    _ gesture: ElementGesture, part: ControlPart, of element: CompiledElement, item: ItemScope?,
    on screen: ScreenInstance
  ) -> Bool {
    if case .dateWheel(let wheel) = part {
      return spin(wheel, of: element, item: item, on: screen, in: gesture) || !gesture.isSwipe
    }
    guard gesture == .tap else { return !gesture.isSwipe }
    switch part {
    case .decrement, .increment:
      let held = screen.value(of: element, item: item)
      guard let next = element.stepped(held, up: part == .increment) else { return true }
      change(element, item: item, on: screen, to: next)
    case .option(let index):
      process.covers.overlay = nil
      choose(index, of: element, item: item, on: screen)
    case .innerSwitch: process.toggle(element, item: item, on: screen)
    case .clear, .cancel: empty(element, item: item, on: screen, endsSearch: part == .cancel)
    case .menuCommand(let index): choose(command: index, item: item, on: screen)
    case .cellCommand(let index):
      guard let side = screen.swiped?.side else { return true }
      screen.swiped = nil
      run(element.control?.commands(shownBy: side) ?? [], index, item: item, on: screen)
    case .dateWheel, .day, .previousMonth, .nextMonth, .yearPicker, .calendarButton:
      answerOnCalendar(part, of: element, item: item, on: screen)
    }
    return true
  }

  /// Performs a control's reaction to a gesture without an event; returns false if it has none.
  func answerAsControl(
    _ gesture: ElementGesture, _ element: CompiledElement, item: ItemScope?,
    on screen: ScreenInstance
  ) -> Bool {
    guard let control = element.control, element.answer(to: gesture) == nil else { return false }
    if swipe(gesture, control, of: element, item: item, on: screen) { return true }
    if gesture == .tap, element.definition.type == .pageIndicator {
      turnPage(element, item: item, on: screen)
      return true
    }
    if gesture == .tap || gesture.isSwipe, element.definition.type == .pickerWheel {
      return spin(element, item: item, on: screen, in: gesture)
    }
    let hasMenu =
      !control.menu.isEmpty || element.definition.type == .popUpButton && control.options != nil
    let isMenu = element.opensMenuOnTap && element.answer(to: .tap) == nil
    let opening: [ElementGesture] = isMenu ? [.tap] : [.longPress, .rightClick]
    guard hasMenu, opening.contains(gesture) else { return false }
    process.covers.overlay = ShownOverlay(screen: screen, element: element, item: item)
    process.revision += 1
    return true
  }

  /// Closes the menu or calendar that floats over the screen, as a tap outside it does.
  func dismissFloating() {
    if process.covers.alert?.style == .actionSheet { return process.cancelSheet() }
    if process.covers.shareSheet != nil { return process.endSharing(by: nil) }
    guard let shown = process.covers.overlay, shown.screen === process.navigation.frontScreen else {
      return process.navigator.dismissByHand()
    }
    process.covers.overlay = nil
    process.revision += 1
  }

  // MARK: - Swiped cells

  /// Hides a swiped cell's commands on a touch elsewhere; true for a tap, which does nothing else.
  func hidesCommands(
    for gesture: ElementGesture, at node: Int, in snapshot: ScreenSnapshot
  ) -> Bool {
    guard let front = process.navigation.frontScreen, front.swiped != nil, !gesture.isSwipe else {
      return false
    }
    let isCommand = { (node: Int) in
      if case .part(_, _, _, .cellCommand) = snapshot.source(of: node) { true } else { false }
    }
    if isCommand(node) { return false }
    front.swiped = nil
    process.revision += 1
    // The row may be gone.
    return gesture == .tap && (0..<snapshot.tree.count).contains(where: isCommand)
  }

  /// Shows a cell's commands; a second swipe to the same side runs the first command, and one to
  /// the other side hides them.
  private func swipe(
    _ gesture: ElementGesture, _ control: CompiledControl, of cell: CompiledElement,
    item: ItemScope?, on screen: ScreenInstance
  ) -> Bool {
    let gesture = process.localization.isRightToLeft ? gesture.mirrored : gesture
    let key = ControlKey(cell, item: item)
    let commands = control.commands(shownBy: gesture)
    let shown = screen.swiped
    if gesture.isSwipe, let shown, shown.cell == key {
      guard gesture == .swipeLeft || gesture == .swipeRight else { return false }
      if shown.side == gesture, commands.first?.takesFullSwipe == false { return true }
      screen.swiped = nil
      process.revision += 1
      if shown.side == gesture { run(commands, 0, item: item, on: screen) }
      return true
    }
    guard !commands.isEmpty else { return false }
    screen.swiped = SwipedCell(cell: key, side: gesture)
    process.revision += 1
    return true
  }

  /// Performs a command of the open menu, or opens the menu that it stands for.
  private func choose(command index: Int, item: ItemScope?, on screen: ScreenInstance) {
    let commands = process.covers.overlay?.commands ?? []
    guard commands.indices.contains(index), commands[index].isEnabled else { return }
    guard commands[index].menu.isEmpty else {
      process.revision += 1
      process.covers.overlay?.places.append(index)
      return
    }
    process.covers.overlay = nil
    run(commands, index, item: item, on: screen)
  }

  private func run(
    _ commands: [CompiledCommand], _ index: Int, item: ItemScope?, on screen: ScreenInstance
  ) {
    process.revision += 1
    guard commands.indices.contains(index), let raises = commands[index].raises else { return }
    process.raise(raises, item: item, on: screen)
  }

  // MARK: - Fields, pages and wheels

  private func empty(
    _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance, endsSearch: Bool
  ) {
    change(element, item: item, on: screen, to: .string(""))
    process.typing.focusRevision = process.revision
    guard endsSearch else { return }
    process.dismissKeyboard()
    if let gesture = element.gesture(.cancel) { process.raise(gesture, item: item, on: screen) }
  }

  /// Turns the page: forward on a tap on the indicator's right half, back on its left half.
  private func turnPage(
    _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    let count = options(of: element, in: process.scope(of: screen, item: item)).count
    let page = screen.value(of: element, item: item).wholeNumber ?? 0
    let next = min(max(0, process.lastTouch.across < 0.5 ? page - 1 : page + 1), max(0, count - 1))
    if next != page { change(element, item: item, on: screen, to: .integer(Int64(next))) }
  }

  private func spin(
    _ element: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    in gesture: ElementGesture
  ) -> Bool {
    let options = options(of: element, in: process.scope(of: screen, item: item))
    let rows = rows(of: gesture)
    guard rows != 0, !options.isEmpty else { return false }
    let now = element.chosen(screen.value(of: element, item: item), among: options) ?? 0
    let next = min(max(0, now + rows), options.count - 1)
    if next != now { choose(next, of: element, item: item, on: screen) }
    return true
  }

  private func rows(of gesture: ElementGesture) -> Int {
    switch gesture {
    case .swipeUp: Self.wheelRows
    case .swipeDown: -Self.wheelRows
    case .tap: Self.rows(below: process.lastTouch.below)
    default: 0
    }
  }

  /// How many rows of a wheel a place is below its middle, of those that can be seen.
  private static func rows(below way: Double) -> Int {
    min(max(-wheelRows, Int(exactly: (way / wheelRowHeight).rounded()) ?? 0), wheelRows)
  }

  private func spin(
    _ wheel: DateWheel, of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    in gesture: ElementGesture
  ) -> Bool {
    let rows = rows(of: gesture)
    let date = date(of: element, item: item, on: screen)
    let next = date.turned(wheel, by: rows)
    if next != date { setDate(next, of: element, item: item, on: screen) }
    return rows != 0
  }
}
