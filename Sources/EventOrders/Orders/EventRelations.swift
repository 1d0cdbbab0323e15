/// Which events of a run come before each event in every equivalent order.
struct EventRelations {
  /// From all orders that matter.
  private(set) var past: [EventSet] = []
  /// From the test's own order and causality alone.
  private(set) var structure: [EventSet] = []
  /// The events directly before each one; the others in its past come before one of them.
  private(set) var links: [[Int]] = []

  /// Takes the events of a run, the earlier events whose order with each matters, and the last step
  /// of the test before each.
  init(_ events: [RunOrder.Event], _ earlier: [[Int]], _ stepBefore: [Int?]) {
    let ranks = EventRanks(events.map(\.isOfTest))
    for (index, event) in events.enumerated() {
      let own = [event.cause, event.isOfTest ? stepBefore[index] : nil].compactMap(\.self)
      // A step comes after all steps before it, so only the last of them is a direct link.
      let step = earlier[index].last { events[$0].isOfTest }
      let others = earlier[index].filter { !events[$0].isOfTest }
      links.append(own + others + (step.map { [$0] } ?? []))
      structure.append(Self.union(of: own, structure, ranks))
      past.append(Self.union(of: links[index], past, ranks))
    }
  }

  private static func union(
    of events: [Int], _ sets: [EventSet], _ ranks: EventRanks
  ) -> EventSet {
    events.reduce(into: EventSet(ranks)) { union, event in
      union.formUnion(sets[event])
      union.insert(event)
    }
  }
}

/// The numbers of a run's steps and events: steps count from 0, and the app's events from -1 down.
final class EventRanks: Sendable {
  fileprivate let ranks: [Int]
  fileprivate let eventCount: Int

  init(_ isOfTest: [Bool]) {
    var steps = 0
    var events = 0
    var ranks: [Int] = []
    for isStep in isOfTest {
      ranks.append(isStep ? steps : -1 - events)
      if isStep { steps += 1 } else { events += 1 }
    }
    self.ranks = ranks
    eventCount = events
  }
}

/// A set of events of a run, by index, that has all steps before any step that it has.
///
/// Steps are the first ones of the run, so only their number is kept; a test that looks again and
/// again has many.
struct EventSet: Sendable {
  private let ranks: EventRanks
  private var steps = 0
  private var words: [UInt64]

  init(_ ranks: EventRanks) {
    self.ranks = ranks
    words = Array(repeating: 0, count: (ranks.eventCount + 63) / 64)
  }

  func contains(_ event: Int) -> Bool {
    let rank = ranks.ranks[event]
    guard rank < 0 else { return rank < steps }
    let place = -1 - rank
    return words[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// Adds an event, and all steps before it if it is a step.
  mutating func insert(_ event: Int) {
    let rank = ranks.ranks[event]
    guard rank < 0 else { return steps = max(steps, rank + 1) }
    let place = -1 - rank
    words[place >> 6] |= 1 << UInt64(place & 63)
  }

  mutating func formUnion(_ other: EventSet) {
    steps = max(steps, other.steps)
    for index in words.indices { words[index] |= other.words[index] }
  }
}
