package import PredicateFormat
import VirtualTime

/// Identifies the items of one list by their values instead of their positions.
package struct ItemIdentities {
  private var seen: Set<UInt64> = []
  /// How many equal items came after the first one, by identity.
  private var twins: [UInt64: UInt64] = [:]

  /// Makes identities for a list with this number of items.
  package init(count: Int = 0) { seen.reserveCapacity(count) }

  /// The identity of an item, made from its `id`, or from the item if it is a text or a whole
  /// number, and from how many equal items came before it; nil if only its position identifies it.
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
