import SimulatedApp

extension XCUIElement {
  /// Keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: UInt

    /// Makes a set of keys from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Makes letters capitals.
    public static let capsLock: KeyModifierFlags = KeyModifierFlags(rawValue: 1)
    /// Makes a letter a capital.
    public static let shift: KeyModifierFlags = KeyModifierFlags(rawValue: 2)
    /// The control key, with which nothing is typed.
    public static let control: KeyModifierFlags = KeyModifierFlags(rawValue: 4)
    /// The option key, with which arrows and delete go by words, and nothing is typed.
    public static let option: KeyModifierFlags = KeyModifierFlags(rawValue: 8)
    /// The command key, with which arrows and delete go by lines, and letters are shortcuts.
    public static let command: KeyModifierFlags = KeyModifierFlags(rawValue: 16)
    /// The fn key, with which nothing is typed.
    public static let function: KeyModifierFlags = KeyModifierFlags(rawValue: 32)
    /// The older name of ``capsLock``.
    public static let alphaShift: KeyModifierFlags = capsLock
    /// The older name of ``option``.
    public static let alternate: KeyModifierFlags = option
  }

  /// Presses one key while others are held; the key goes to the field that has the keyboard focus.
  ///
  /// Shift and caps lock make a letter a capital. Arrows move the caret, and select with shift;
  /// command-A, C, X and V act on what is selected. With any other key held nothing is typed, since
  /// a simulated app has no shortcuts. A text of several characters is a failure.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    Automation.act(on: target, "type '\(key)' key on \(words)") { session, title in
      session.perform(.key(key, holding: flags.keys, on: query), title: title)
    }
  }

  /// Presses a key that has no character of its own, while others are held.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }
}

extension XCUIElement.KeyModifierFlags {
  var keys: Set<ModifierKey> {
    let all: [(XCUIElement.KeyModifierFlags, ModifierKey)] = [
      (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
      (.command, .command), (.function, .function),
    ]
    return Set(all.lazy.filter { contains($0.0) }.map(\.1))
  }
}

extension XCUIElement {
  /// Holds keys while a block runs, beside those that are held already.
  ///
  /// They count for `typeKey`, and the events of gestures carry their names as `event.modifiers`.
  /// `typeText` takes no notice of them.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    guard let session = Automation.session(for: .underTest) else { return }
    let before = session.heldModifiers
    session.perform(.hold(before.union(flags.keys)))
    block()
    session.perform(.hold(before))
  }
}
