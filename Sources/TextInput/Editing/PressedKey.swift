package import AppModel

/// A pressed key, with the modifier keys that are held.
package struct PressedKey: Hashable, Sendable {
  /// The character of the key; keys without text have AppKit's.
  package let character: Character
  /// The modifier keys that are held.
  package let modifiers: Set<ModifierKey>

  /// Describes a key and the modifier keys that are held with it.
  package init(_ character: Character, holding modifiers: Set<ModifierKey> = []) {
    self.character = character
    self.modifiers = modifiers
  }

  /// Whether no modifier other than shift and caps lock is held.
  package var isPlain: Bool {
    modifiers.isEmpty || modifiers.allSatisfy { $0 == .shift || $0 == .capsLock }
  }

  /// Whether it is return or enter, without a modifier that makes it another key.
  package var isReturn: Bool { isPlain && (character.isNewline || character == "\u{3}") }

  /// What the key does to text; nil for a key without effect, such as escape.
  ///
  /// Keys without text have the characters that AppKit gives them.
  package var edit: TextEdit? {
    guard let key = character.onlyScalar else { return words }
    let isSelecting = modifiers.contains(.shift)
    switch key {
    case "\u{8}", "\u{7F}": return .delete(reach(.left, .wordLeft, .lineStart))
    case "\u{F728}": return .delete(reach(.right, .wordRight, .lineEnd))
    case "\u{F700}": return .move(reach(.lineUp, .lineUp, .start), isSelecting: isSelecting)
    case "\u{F701}": return .move(reach(.lineDown, .lineDown, .end), isSelecting: isSelecting)
    case "\u{F702}": return .move(reach(.left, .wordLeft, .lineStart), isSelecting: isSelecting)
    case "\u{F703}": return .move(reach(.right, .wordRight, .lineEnd), isSelecting: isSelecting)
    case "\u{F729}": return .move(.start, isSelecting: isSelecting)
    case "\u{F72B}": return .move(.end, isSelecting: isSelecting)
    default: return words
    }
  }

  /// The menu item for the key with the command key held; nil if text fields have no such shortcut.
  package var shortcut: EditMenuItem? {
    guard modifiers.contains(.command), modifiers.isSubset(of: [.command, .capsLock]) else {
      return nil
    }
    switch character.lowercased() {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    default: return nil
    }
  }

  private var words: TextEdit? {
    guard isPlain, !character.isKeyWithoutText else {
      return nil
    }
    return .insert(modifiers.isEmpty ? String(character) : character.uppercased())
  }

  /// How far the key moves: farther with option held, and farthest with command.
  private func reach(_ near: TextMove, _ far: TextMove, _ farthest: TextMove) -> TextMove {
    if modifiers.contains(.command) { return farthest }
    return modifiers.contains(.option) ? far : near
  }
}

extension Character {
  /// Whether it is a key that types nothing: escape, or AppKit's range of arrow keys, function keys
  /// and the like.
  fileprivate var isKeyWithoutText: Bool {
    guard let key = onlyScalar else { return false }
    return key == "\u{1B}" || ("\u{F700}"..."\u{F8FE}").contains(key)
  }

  /// The only scalar of the character; nil if it has several, which keys never have.
  fileprivate var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}
