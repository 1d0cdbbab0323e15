// The characters of arrow and function keys are the ones that AppKit names for function keys.
extension XCUIKeyboardKey {
  /// Deletes the character before the insertion point.
  public static let delete: XCUIKeyboardKey = XCUIKeyboardKey("\u{8}")
  /// Ends a line, or submits a field.
  public static let `return`: XCUIKeyboardKey = XCUIKeyboardKey("\r")
  /// Ends a line, or submits a field.
  public static let enter: XCUIKeyboardKey = XCUIKeyboardKey("\u{3}")
  /// Moves to the next field.
  public static let tab: XCUIKeyboardKey = XCUIKeyboardKey("\t")
  /// A space character.
  public static let space: XCUIKeyboardKey = XCUIKeyboardKey(" ")
  /// Closes whatever is open.
  public static let escape: XCUIKeyboardKey = XCUIKeyboardKey("\u{1B}")
  /// Moves up.
  public static let upArrow: XCUIKeyboardKey = XCUIKeyboardKey("\u{F700}")
  /// Moves down.
  public static let downArrow: XCUIKeyboardKey = XCUIKeyboardKey("\u{F701}")
  /// Moves to the left.
  public static let leftArrow: XCUIKeyboardKey = XCUIKeyboardKey("\u{F702}")
  /// Moves to the right.
  public static let rightArrow: XCUIKeyboardKey = XCUIKeyboardKey("\u{F703}")
  /// Function key 1.
  public static let F1: XCUIKeyboardKey = XCUIKeyboardKey("\u{F704}")
  /// Function key 2.
  public static let F2: XCUIKeyboardKey = XCUIKeyboardKey("\u{F705}")
  /// Function key 3.
  public static let F3: XCUIKeyboardKey = XCUIKeyboardKey("\u{F706}")
  /// Function key 4.
  public static let F4: XCUIKeyboardKey = XCUIKeyboardKey("\u{F707}")
  /// Function key 5.
  public static let F5: XCUIKeyboardKey = XCUIKeyboardKey("\u{F708}")
  /// Function key 6.
  public static let F6: XCUIKeyboardKey = XCUIKeyboardKey("\u{F709}")
  /// Function key 7.
  public static let F7: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70A}")
  /// Function key 8.
  public static let F8: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70B}")
  /// Function key 9.
  public static let F9: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70C}")
  /// Function key 10.
  public static let F10: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70D}")
  /// Function key 11.
  public static let F11: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70E}")
  /// Function key 12.
  public static let F12: XCUIKeyboardKey = XCUIKeyboardKey("\u{F70F}")
  /// Function key 13.
  public static let F13: XCUIKeyboardKey = XCUIKeyboardKey("\u{F710}")
  /// Function key 14.
  public static let F14: XCUIKeyboardKey = XCUIKeyboardKey("\u{F711}")
  /// Function key 15.
  public static let F15: XCUIKeyboardKey = XCUIKeyboardKey("\u{F712}")
  /// Function key 16.
  public static let F16: XCUIKeyboardKey = XCUIKeyboardKey("\u{F713}")
  /// Function key 17.
  public static let F17: XCUIKeyboardKey = XCUIKeyboardKey("\u{F714}")
  /// Function key 18.
  public static let F18: XCUIKeyboardKey = XCUIKeyboardKey("\u{F715}")
  /// Function key 19.
  public static let F19: XCUIKeyboardKey = XCUIKeyboardKey("\u{F716}")
  /// Deletes the character after the insertion point.
  public static let forwardDelete: XCUIKeyboardKey = XCUIKeyboardKey("\u{F728}")
  /// Moves to the beginning.
  public static let home: XCUIKeyboardKey = XCUIKeyboardKey("\u{F729}")
  /// Moves to the end.
  public static let end: XCUIKeyboardKey = XCUIKeyboardKey("\u{F72B}")
  /// Moves one page up.
  public static let pageUp: XCUIKeyboardKey = XCUIKeyboardKey("\u{F72C}")
  /// Moves one page down.
  public static let pageDown: XCUIKeyboardKey = XCUIKeyboardKey("\u{F72D}")
  /// Clears the text.
  public static let clear: XCUIKeyboardKey = XCUIKeyboardKey("\u{F739}")
  /// Shows help.
  public static let help: XCUIKeyboardKey = XCUIKeyboardKey("\u{F746}")
}

// Apple publishes no characters for modifier keys, and AppKit does not name any. These are unused
// characters of the same range.
extension XCUIKeyboardKey {
  /// Makes letters capital until it is pressed again.
  public static let capsLock: XCUIKeyboardKey = XCUIKeyboardKey("\u{F780}")
  /// The left shift key.
  public static let shift: XCUIKeyboardKey = XCUIKeyboardKey("\u{F781}")
  /// The left control key.
  public static let control: XCUIKeyboardKey = XCUIKeyboardKey("\u{F782}")
  /// The left option key.
  public static let option: XCUIKeyboardKey = XCUIKeyboardKey("\u{F783}")
  /// The left command key.
  public static let command: XCUIKeyboardKey = XCUIKeyboardKey("\u{F784}")
  /// The right shift key.
  public static let rightShift: XCUIKeyboardKey = XCUIKeyboardKey("\u{F785}")
  /// The right control key.
  public static let rightControl: XCUIKeyboardKey = XCUIKeyboardKey("\u{F786}")
  /// The right option key.
  public static let rightOption: XCUIKeyboardKey = XCUIKeyboardKey("\u{F787}")
  /// The right command key.
  public static let rightCommand: XCUIKeyboardKey = XCUIKeyboardKey("\u{F788}")
  /// The fn key.
  public static let secondaryFn: XCUIKeyboardKey = XCUIKeyboardKey("\u{F789}")
}
