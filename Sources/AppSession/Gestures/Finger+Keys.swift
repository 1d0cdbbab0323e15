import AccessibilityTree
import AppModel
import AppRuntime
import RunJournal
import TextInput
import VirtualTime

extension Finger {
  /// How long the delete key is held before it repeats.
  private static let firstRepeat = VirtualDuration.milliseconds(500)
  /// How long the delete key is held between repeats.
  private static let nextRepeat = VirtualDuration.milliseconds(100)
  /// The most times that one press deletes; after that the key is only held.
  static let repeatLimit = 1_000

  /// Presses the keys of a text, one after the other.
  func press(keys text: String) {
    for character in text {
      advance(by: timing.keystroke)
      guard runState == .foreground else { return }
      session.willStep()
      session.act(.key, "key \(Self.name(of: character))") {
        record(.typed(String(character)))
        device.process?.type(character)
      }
    }
  }

  /// The key as reports name it: some keys have a character that cannot be read.
  private static func name(of key: Character) -> String {
    switch key {
    case "\u{8}", "\u{7F}": "Delete"
    case "\t": "Tab"
    case "\u{3}": "Return"
    default: key.isNewline ? "Return" : String(key)
    }
  }

  /// Presses one key with modifiers; a key that types text is recorded as that text.
  func press(_ key: PressedKey) {
    if key.modifiers.isEmpty { return press(keys: String(key.character)) }
    if case .insert(let text)? = key.edit, key.character != "\t", !key.isReturn {
      return press(keys: text)
    }
    advance(by: timing.keystroke)
    guard runState == .foreground else { return }
    record(.keyPressed(key: String(key.character), modifiers: key.modifiers.names))
    device.process?.press(key)
  }

  /// Holds the delete key if it is at the point: it deletes repeatedly; false for any other key.
  func holdsKey(at point: ElementPoint, for duration: VirtualDuration) -> Bool {
    guard let snapshot = device.snapshot, let node = snapshot.tree.topmostElement(at: point),
      case .key(.delete) = snapshot.source(of: node)
    else { return false }
    let end = now + max(timing.touch, duration)
    var wait = Self.firstRepeat
    for _ in 0..<Self.repeatLimit where runState == .foreground {
      record(.touched(gesture: ElementGesture.tap.rawValue, x: point.x, y: point.y))
      device.touch(.tap, at: point)
      guard now + wait <= end else { break }
      advance(by: wait)
      wait = Self.nextRepeat
    }
    if now < end { device.advance(to: end) }
    advance(by: timing.touchSettles)
    return true
  }

  /// Whether an element, or one inside it, has the keyboard focus.
  func hasKeyboardFocus(_ element: FoundElement) -> Bool {
    let tree = element.snapshot.tree
    return tree.subtree(of: element.index).contains {
      tree.flags(of: $0).contains(.hasKeyboardFocus)
    }
  }
}
