import AccessibilityTree

/// The first word of a row: the type of an element.
struct RowWord {
  let type: ElementType?
  let range: Range<Int>
  /// Whether ` (Main)` follows.
  let isMain: Bool
  /// Whether this can only be a row.
  let isStrong: Bool

  /// The byte after the word and `(Main)`.
  var end: Int { range.upperBound + (isMain ? 7 : 0) }

  private static let longest = 24
  private static let byName = Dictionary(
    uniqueKeysWithValues: ElementType.allCases.map { ($0.name, $0) })

  /// Reads the word at an offset; nil if no row begins there.
  ///
  /// An unknown word counts only if an address or a frame follows.
  static func at(_ start: Int, in source: ImportSource) -> RowWord? {
    guard let range = word(from: start, in: source.bytes) else { return nil }
    let type = byName[source.text(SourceSlice(range))]
    let isMain = source.has(" (Main)", at: range.upperBound)
    let end = range.upperBound + (isMain ? 7 : 0)
    let isPlaced = hasPlace(at: end, in: source)
    guard type != nil || isPlaced else { return nil }
    let isStrong = isPlaced || (type != nil && (isMain || hasField(at: end, in: source)))
    guard isStrong || isEnd(end, in: source) else { return nil }
    return RowWord(type: type, range: range, isMain: isMain, isStrong: isStrong)
  }

  private static func word(from start: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard start < bytes.count, (0x41...0x5A).contains(bytes[start]) else { return nil }
    var end = start + 1
    while end < bytes.count, end - start < longest, isLetter(bytes[end]) { end += 1 }
    return end - start >= 3 ? start..<end : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// An address, a frame or a process.
  private static func hasPlace(at end: Int, in source: ImportSource) -> Bool {
    source.has(", 0x", at: end) || source.has(" 0x", at: end) || source.has(", {{", at: end)
      || source.has(", pid: ", at: end)
  }

  private static func hasField(at end: Int, in source: ImportSource) -> Bool {
    guard source.has(", ", at: end) else { return false }
    return RowFieldName.at(end + 2, in: source) != nil
  }

  /// The end of the line, or the comma of a list before it.
  private static func isEnd(_ place: Int, in source: ImportSource) -> Bool {
    let bytes = source.bytes
    var place = place
    if place < bytes.count, bytes[place] == UInt8(ascii: ",") { place += 1 }
    return place >= bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D
  }
}

/// The name of a field in a row.
enum RowFieldName {
  /// The field that begins at an offset, and how many bytes come before its text; nil if there is
  /// none.
  static func at(
    _ place: Int, in source: ImportSource
  ) -> (kind: ImportedField.Kind, length: Int)? {
    guard place < source.bytes.count else { return nil }
    switch source.bytes[place] {
    case UInt8(ascii: "0") where source.has("0x", at: place): return (.address, 0)
    case UInt8(ascii: "{") where source.has("{{", at: place): return (.frame, 0)
    case UInt8(ascii: "p"):
      return named([("pid: ", .processID), ("placeholderValue: '", .placeholder)], place, source)
    case UInt8(ascii: "t"):
      return named([("title: '", .title), ("traits: ", .traits)], place, source)
    case UInt8(ascii: "i"): return named([("identifier: '", .identifier)], place, source)
    case UInt8(ascii: "l"): return named([("label: '", .label)], place, source)
    case UInt8(ascii: "v"): return named([("value: ", .value)], place, source)
    case UInt8(ascii: "h"): return named([("hitPoint: ", .hitPoint)], place, source)
    default: return flag(place, source)
    }
  }

  private static func named(
    _ names: [(StaticString, ImportedField.Kind)], _ place: Int, _ source: ImportSource
  ) -> (kind: ImportedField.Kind, length: Int)? {
    for (name, kind) in names where source.has(name, at: place) {
      return (kind, name.utf8CodeUnitCount)
    }
    return nil
  }

  /// A state is a single word at the end of a row or before another field.
  private static func flag(
    _ place: Int, _ source: ImportSource
  ) -> (kind: ImportedField.Kind, length: Int)? {
    for (name, kind) in flags where source.has(name, at: place) {
      let end = place + name.utf8CodeUnitCount
      guard end < source.bytes.count else { return (kind, name.utf8CodeUnitCount) }
      switch source.bytes[end] {
      case 0x0A, 0x0D, UInt8(ascii: ","): return (kind, name.utf8CodeUnitCount)
      default: continue
      }
    }
    return nil
  }

  private static let flags: [(StaticString, ImportedField.Kind)] = [
    ("Keyboard Focused", .keyboardFocus), ("Focused", .focus), ("Disabled", .disabled),
    ("Selected", .selected), ("Main Window", .mainWindow),
  ]
}
