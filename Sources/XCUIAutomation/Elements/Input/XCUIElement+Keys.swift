import SimulatedApp

extension XCUIElement {
  /// Modifier keys that are held while another key is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: UInt

    /// Makes a set of keys from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The caps lock key, which makes letters capital.
    public static let capsLock: KeyModifierFlags = KeyModifierFlags(rawValue: 1)
    /// The shift key, which makes a letter capital.
    public static let shift: KeyModifierFlags = KeyModifierFlags(rawValue: 2)
    /// The control key; nothing is typed while it is held.
    public static let control: KeyModifierFlags = KeyModifierFlags(rawValue: 4)
    /// The option key; arrows and delete work by words, and nothing is typed while it is held.
    public static let option: KeyModifierFlags = KeyModifierFlags(rawValue: 8)
    /// The command key; arrows and delete work by lines, and letters are shortcuts.
    public static let command: KeyModifierFlags = KeyModifierFlags(rawValue: 16)
    /// The fn key; nothing is typed while it is held.
    public static let function: KeyModifierFlags = KeyModifierFlags(rawValue: 32)
    /// The older name of ``capsLock``.
    public static let alphaShift: KeyModifierFlags = capsLock
    /// The older name of ``option``.
    public static let alternate: KeyModifierFlags = option
  }

  /// Presses one key while others are held; the field with the keyboard focus receives the key.
  ///
  /// Shift and caps lock make a letter capital. Arrows move the caret; with shift they select.
  /// Command-A, C, X and V act on the selection. With any other key held nothing is typed, since a
  /// simulated app has no shortcuts. A text of several characters fails the test.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    Automation.act(on: target, "type '\(key)' key on \(words)") { session, title in
      session.perform(.key(key, holding: flags.keys, on: query), title: title)
    }
  }

  /// Presses a key without a printable character while others are held.
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
  /// Holds modifier keys while a block runs, in addition to keys that are already held.
  ///
  /// `typeKey` uses them, and the events of gestures have their names as `event.modifiers`.
  /// `typeText` ignores them.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    guard let session = Automation.session(for: .underTest) else { return }
    let before = session.heldModifiers
    session.perform(.hold(before.union(flags.keys)))
    block()
    session.perform(.hold(before))
  }
}
