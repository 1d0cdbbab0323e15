import PredicateFormat
import VirtualTime

/// Tells the items of one list from each other by what they are, not by where they stand.
struct ItemIdentities {
  private var seen: [UInt64: UInt64] = [:]

  /// What an item is known by: its `id`, or the item itself if it is a text or a number, and how
  /// many like it came before; nil where only its place can tell.
  mutating func next(_ item: FormatValue) -> UInt64? {
    guard let own = Self.own(item) else { return nil }
    let twins = seen[own, default: 0]
    seen[own] = twins + 1
    return own &+ twins &* 0x9E37_79B9_7F4A_7C15
  }

  private static func own(_ item: FormatValue) -> UInt64? {
    switch item {
    case .record(let members): members["id"].flatMap(simple)
    default: simple(item)
    }
  }

  private static func simple(_ value: FormatValue) -> UInt64? {
    switch value {
    case .string(let text): stableHash(text.utf8)
    case .integer(let number): UInt64(bitPattern: number)
    default: nil
    }
  }
}
