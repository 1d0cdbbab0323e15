package import AppModel

/// A key of a keyboard that is pressed while others may be held.
package struct PressedKey: Hashable, Sendable {
  /// The character that stands for the key.
  package let character: Character
  /// What is held.
  package let modifiers: Set<ModifierKey>

  /// Describes a key, and the keys held with it.
  package init(_ character: Character, holding modifiers: Set<ModifierKey> = []) {
    self.character = character
    self.modifiers = modifiers
  }

  /// Whether nothing is held but what makes capitals.
  package var isPlain: Bool { modifiers.isSubset(of: [.shift, .capsLock]) }

  /// Whether it is return or enter, with nothing held that makes it another key.
  package var isReturn: Bool { isPlain && (character.isNewline || character == "\u{3}") }

  /// What the key does to a text; nil for one that does nothing to it, such as escape.
  ///
  /// The characters of keys without text of their own are those of AppKit.
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

  /// What the key asks for with the command key held; nil for no shortcut of text fields.
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

  /// How far the key reaches: further with option held, and furthest with command.
  private func reach(_ near: TextMove, _ far: TextMove, _ farthest: TextMove) -> TextMove {
    if modifiers.contains(.command) { return farthest }
    return modifiers.contains(.option) ? far : near
  }
}

extension Character {
  /// Whether it stands for a key that types nothing: escape, and the range in which AppKit has
  /// arrows, function keys and their like.
  fileprivate var isKeyWithoutText: Bool {
    guard let key = onlyScalar else { return false }
    return key == "\u{1B}" || ("\u{F700}"..."\u{F8FE}").contains(key)
  }

  /// The scalar that the character is, if it is one alone, as those of keys are.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
