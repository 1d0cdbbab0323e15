import PredicateFormat
import VirtualTime

/// An order for items that have none of their own, the same for all such lists of one screen.
package struct ItemOrder {
  /// Which order it is; 0 leaves them as they are written.
  package let number: Int

  /// The order of a number.
  package init(number: Int) { self.number = number }

  /// How many orders are told apart: all those of four items.
  package static let count = 24

  /// The counts whose numbers make up the number of an order: few enough each for a search to try.
  package static let digits = [4, 6]

  /// The items in this order.
  ///
  /// The number's digits in a factorial base say which of the last four comes next; what stands
  /// before those is drawn from the number, so that long lists are well mixed.
  package func applied<Item>(to items: [Item]) -> [Item] {
    guard number > 0 else { return items }
    var chance = SeedSequence(seed: Seed(UInt64(number))).source(named: "order of items")
    var (left, ordered, rest) = (items, [Item](), number)
    while left.count > 4 {
      ordered.append(left.remove(at: Int(chance.integer(below: UInt64(left.count)))))
    }
    while !left.isEmpty {
      let place = rest % left.count
      rest /= left.count
      ordered.append(left.remove(at: place))
    }
    return ordered
  }
}
