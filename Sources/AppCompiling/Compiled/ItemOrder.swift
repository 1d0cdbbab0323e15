import VirtualTime

/// An order for unordered items; all unordered lists of one screen use the same one.
package struct ItemOrder {
  /// The number of the order; 0 keeps the written order.
  package let number: Int

  /// Makes the order with this number.
  package init(number: Int) { self.number = number }

  /// The sizes of the digits of an order's number; each is small enough for a search to try all
  /// values.
  package static let digits = [4, 6]

  /// Returns the items in this order.
  ///
  /// The number's digits in a factorial base choose the order of the last four items. The items
  /// before those are drawn randomly from the number, so that long lists are well mixed.
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
