/// How many orders some events can have if some must come before others.
struct OrderCount {
  /// The events that each must follow, as bits.
  private let before: [UInt64]

  /// The most events that are counted.
  static let widest = 63

  /// Takes the events that each event must follow.
  init(_ before: [UInt64]) { self.before = before }

  /// The number of orders, exact up to 2^53; nil if counting would take too long.
  ///
  /// Counts the ways to each set of events that can have happened first.
  func count(limit: Int = 200_000) -> Double? {
    guard before.count <= Self.widest else { return nil }
    var ways: [UInt64: Double] = [0: 1]
    for _ in before.indices {
      var next: [UInt64: Double] = [:]
      for (done, count) in ways {
        for event in before.indices
        where done & (1 << UInt64(event)) == 0 && before[event] & ~done == 0 {
          next[done | 1 << UInt64(event), default: 0] += count
        }
      }
      guard next.count <= limit else { return nil }
      ways = next
    }
    return ways.values.first
  }
}

extension RunOrder {
  /// How many orders causality allows for the steps and events of the run.
  var orderCount: Double? {
    let counted = events.indices.filter { !events[$0].isCancelled }
    guard counted.count <= OrderCount.widest else { return nil }
    let before = counted.map { event in
      counted.enumerated().reduce(into: UInt64(0)) { bits, other in
        if structure[event].contains(other.element) { bits |= 1 << UInt64(other.offset) }
      }
    }
    return OrderCount(before).count()
  }
}
