import AccessibilityTree
import AppCompiling
import AppModel
import TextInput

extension TextEntry {
  /// Whether the software keyboard is on the screen: a field has the focus, and no hardware
  /// keyboard is connected.
  var showsKeyboard: Bool { process.typing.focus != nil && !device.isKeyboardConnected }

  /// The keys of the keyboard for the field with the focus.
  func keyboardPlan(on profile: DeviceProfile) -> KeyboardPlan {
    KeyboardPlan(
      typing: process.typing.focus?.typing ?? .plain,
      layouts: KeyboardLayout.keyboards(for: process.language),
      state: process.typing.keyboard, hasDock: profile.bottomInset > 0 && !profile.isTablet,
      canHide: profile.isTablet)
  }

  /// The keyboard for the field with the focus.
  func keyboardWindow(on profile: DeviceProfile) -> KeyboardWindow {
    let plan = keyboardPlan(on: profile)
    if let shown = process.typing.shownKeyboard, shown.plan == plan, shown.profile == profile {
      return shown
    }
    let window = process.app.keyboards.window(plan, on: profile)
    process.typing.shownKeyboard = window
    return window
  }

  /// Shows the first page for a field that gets the focus; the keyboard in use stays.
  func startKeyboard(for focus: KeyboardFocus, text: String) {
    process.typing.keyboard.page =
      focus.typing.keyboard == .numbersAndPunctuation ? .numbers : .letters
    process.typing.keyboard.shift =
      focus.typing.capitalization.startsCapital(after: text[...]) ? .once : .off
  }

  /// Handles a gesture on a key: a tap or a long press presses it once, a double tap twice.
  func touch(_ key: KeyboardKey, _ gesture: ElementGesture) {
    if key == .shift, gesture == .doubleTap {
      process.typing.keyboard.shift = .locked
      process.revision += 1
      return
    }
    switch gesture {
    case .tap, .longPress: press(key)
    case .doubleTap:
      press(key)
      press(key)
    default: return
    }
  }

  private func press(_ key: KeyboardKey) {
    process.revision += 1
    switch key {
    case .text(let text): typeKeys(text)
    case .delete: type("\u{8}")
    case .returnKey: type("\n")
    case .shift: process.typing.keyboard.shift = process.typing.keyboard.isShifted ? .off : .once
    case .symbols:
      process.typing.keyboard.page =
        process.typing.keyboard.page == .symbols ? otherThanSymbols : .symbols
    case .more:
      process.typing.keyboard.page = process.typing.keyboard.page == .letters ? .numbers : .letters
    case .emoji:
      process.typing.keyboard.page = process.typing.keyboard.page == .emoji ? .letters : .emoji
    case .next: switchKeyboard()
    case .marks: markKana()
    case .hide: dismissKeyboard()
    case .dictation: return
    }
  }

  private var otherThanSymbols: KeyboardState.Page {
    process.typing.focus?.typing.keyboard == .phonePad ? .letters : .numbers
  }

  /// Types the text of a key; a space leads back to the letters, and a capital may follow.
  private func typeKeys(_ text: String) {
    text.forEach { type($0) }
    if text == " ", process.typing.keyboard.page != .emoji {
      process.typing.keyboard.page = .letters
    }
    guard let (focus, screen) = focused, process.typing.keyboard.shift == .off,
      focus.typing.capitalization != .none
    else { return }
    let before = edited(focus, on: screen).before
    if focus.typing.capitalization.startsCapital(after: before) {
      process.typing.keyboard.shift = .once
    }
  }

  /// Switches to the device's next keyboard, and after the last one to the emoji.
  private func switchKeyboard() {
    let count = KeyboardLayout.keyboards(for: process.language).count
    let next = process.typing.keyboard.keyboard + 1
    process.typing.keyboard = KeyboardState(
      page: next == count ? .emoji : .letters, keyboard: next % count)
  }

  private func markKana() {
    guard let (focus, screen) = focused,
      let last = edited(focus, on: screen).before.last, let next = KanaMarks.next(after: last)
    else { return }
    edit(.delete(.left))
    edit(.insert(String(next)))
  }
}

extension TextEntry {
  /// The top of the keyboard with the bar above it, in points from the top of the screen.
  func keyboardTop(on profile: DeviceProfile) -> Double {
    let bar = process.typing.focus?.typing.accessory == nil ? 0 : KeyboardWindow.accessoryHeight
    return profile.height - profile.keyboardHeight - bar
  }

  /// Scrolls the focused field out from under the keyboard, if its screen scrolls.
  func uncoverField(_ focus: KeyboardFocus, on screen: ScreenInstance) {
    guard showsKeyboard, screen === process.navigation.frontScreen,
      screen.screen.root.definition.type.scrolls
    else {
      return
    }
    let snapshot = device.snapshot(of: process)
    let node = snapshot.sources.firstIndex { source in
      guard case .element(let screen, let element, let item) = source else { return false }
      return focus.isOn(element, item: item, screen: screen)
    }
    guard let node else { return }
    let frame = snapshot.tree.frame(of: node)
    let hidden = frame.y + frame.height - keyboardTop(on: device.profile)
    if hidden > 0 {
      device.scroll(to: screen.place(of: screen.screen.root, item: nil).shown.down + hidden)
    }
  }
}
