package import PredicateFormat
import VirtualTime

/// Tells the items of one list from each other by what they are, not by where they stand.
package struct ItemIdentities {
  private var seen: Set<UInt64> = []
  /// How many items like one there were after the first.
  private var twins: [UInt64: UInt64] = [:]

  /// Gets ready for a list of so many items.
  package init(count: Int = 0) { seen.reserveCapacity(count) }

  /// What an item is known by: its `id`, or the item itself if it is a text or a number, and how
  /// many like it came before; nil where only its place can tell.
  package mutating func next(_ item: FormatValue) -> UInt64? {
    guard let own = Self.own(item) else { return nil }
    guard !seen.insert(own).inserted else { return own }
    let number = twins[own, default: 0] + 1
    twins[own] = number
    return own &+ number &* 0x9E37_79B9_7F4A_7C15
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
