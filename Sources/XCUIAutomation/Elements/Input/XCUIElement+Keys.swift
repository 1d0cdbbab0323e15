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
