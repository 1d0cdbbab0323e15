import SimulatedApp
import VirtualTime

/// The events of one run and the part of their order that matters, as numbers shared between runs.
struct RunOrder: Sendable {
  struct Event: Sendable {
    /// The number of its name, the same in all runs.
    let name: Int
    let text: String
    let words: String
    let origin: HappeningOrigin
    let isOfTest: Bool
    let instant: VirtualInstant
    let cause: Int?
    let draw: DrawnLatency?
    let offset: VirtualDuration
    let wait: WaitSpan?
    /// The index of the event that cancelled it.
    let canceller: Int?
    let isAfterTest: Bool

    var isCancelled: Bool { canceller != nil }
  }

  /// A pair whose order matters, in the order in which it happened.
  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int
  }

  /// A pair to reverse, with all events that the second one passes on its way before the first.
  struct Reversal: Sendable {
    let race: Pair
    let passed: [Int]

    /// Reverses a pair alone.
    init(_ race: Pair) { self.init(race, passing: [race.first]) }

    init(_ race: Pair, passing passed: [Int]) {
      self.race = race
      self.passed = passed
    }
  }

  /// An answer of chance, and when it was given.
  struct Answer: Sendable {
    /// The number of the question's name, the same in all runs.
    let name: Int
    let drawn: DrawnAnswer

    var text: String { drawn.name }
    var event: Int? { drawn.happening }
    var value: UInt64 { drawn.value }
    var bound: UInt64 { drawn.bound }

    /// The other answers of the run that do not depend on it.
    func companions(in order: RunOrder) -> [Answer] {
      guard let place = order.answers.firstIndex(where: { $0.name == name }) else { return [] }
      let later = order.answers[(place + 1)...].filter { other in
        guard let event, let theirs = other.event, theirs != event else { return false }
        return !order.past[theirs].contains(event)
      }
      return order.answers[..<place] + later
    }
  }

  let events: [Event]
  /// The pairs whose order matters, with what they share.
  let conflicts: [Pair: String]
  let answers: [Answer]
  /// Whether more happened than the trace has.
  let isCut: Bool
  /// The index of each name's event; -1 if it did not happen or was cancelled.
  let places: [Int32]
  /// For each event, those that come before it in every equivalent order.
  let past: [EventSet]
  /// The same, from the test's own order and causality alone.
  let structure: [EventSet]

  init(_ trace: RunTrace, names: inout NameNumbers) {
    var events: [Event] = []
    for happening in trace.happenings {
      events.append(
        Event(
          name: names.number(of: happening.name), text: happening.name, words: happening.words,
          origin: happening.origin, isOfTest: happening.actor == .test, instant: happening.instant,
          cause: happening.cause, draw: happening.draw, offset: happening.offset,
          wait: happening.wait, canceller: happening.cancelledBy,
          isAfterTest: happening.isAfterTest))
    }
    var answers: [Answer] = []
    for answer in trace.answers {
      answers.append(Answer(name: names.number(of: answer.name), drawn: answer))
    }
    self.events = events
    self.answers = answers
    isCut = trace.isCut
    conflicts = Self.conflicts(of: trace)
    (past, structure) = Self.relations(events, conflicts)
    var places = [Int32](repeating: -1, count: names.count)
    for (index, event) in events.enumerated() where !event.isCancelled {
      places[event.name] = Int32(index)
    }
    self.places = places
  }

  /// Whether a question was answered so.
  func has(_ question: Int, _ value: UInt64) -> Bool {
    answers.contains { $0.name == question && $0.value == value }
  }

  /// The index of a name's event; nil if it did not happen.
  func place(of name: Int) -> Int? {
    guard places.indices.contains(name), places[name] >= 0 else { return nil }
    return Int(places[name])
  }

  /// The pairs that could be reversed, with no third event ordered between them.
  var races: [Pair] {
    conflicts.keys.filter { isOpen($0) && isNext($0) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// What the second event of a race reverses if it comes before events earlier than the first, the
  /// latest first: each pair alone, and with all pairs after it.
  func jumps(over race: Pair) -> [Reversal] {
    let earlier = conflicts.keys.filter {
      $0.second == race.second && $0.first < race.first && isOpen($0)
    }.sorted { $0.first > $1.first }
    var passed = [race.first]
    return earlier.flatMap { pair in
      passed.append(pair.first)
      return (isNext(pair) ? [] : [Reversal(pair)]) + [Reversal(pair, passing: passed)]
    }
  }

  /// Whether neither causality nor the end of the test decides the order of a pair.
  private func isOpen(_ pair: Pair) -> Bool {
    !structure[pair.second].contains(pair.first) && !events[pair.first].isAfterTest
      && !events[pair.first].isCancelled
  }

  /// Whether no third event is ordered between the two of a pair.
  private func isNext(_ pair: Pair) -> Bool {
    !past[pair.second].contains { middle in
      middle != pair.first && past[middle].contains(pair.first)
    }
  }

  /// Whether a message names the step of a pair.
  func names(_ pair: Pair, in words: String) -> Bool {
    [pair.first, pair.second].contains { index in
      events[index].words.split(separator: "\"").enumerated().contains { part in
        part.offset % 2 == 1 && words.contains("'\(part.element)'")
          || part.offset % 2 == 1 && words.contains("\"\(part.element)\"")
      }
    }
  }

  private static func conflicts(of trace: RunTrace) -> [Pair: String] {
    var conflicts: [Pair: String] = [:]
    for second in trace.happenings.indices {
      for first in 0..<second {
        let (one, two) = (trace.happenings[first], trace.happenings[second])
        guard one.actor == .app || two.actor == .app, !one.isAfterTest || !two.isAfterTest,
          let words = trace.conflict(first, second)
        else { continue }
        conflicts[Pair(first: first, second: second)] = words
      }
    }
    return conflicts
  }

  private static func relations(
    _ events: [Event], _ conflicts: [Pair: String]
  ) -> (past: [EventSet], structure: [EventSet]) {
    var past: [EventSet] = []
    var structure: [EventSet] = []
    var lastStep: Int?
    for (index, event) in events.enumerated() {
      var own = EventSet(count: events.count)
      for before in [event.cause, event.isOfTest ? lastStep : nil].compactMap({ $0 }) {
        own.formUnion(structure[before])
        own.insert(before)
      }
      structure.append(own)
      var all = EventSet(count: events.count)
      for before in 0..<index
      where own.contains(before) || conflicts[Pair(first: before, second: index)] != nil {
        all.formUnion(past[before])
        all.insert(before)
      }
      past.append(all)
      if event.isOfTest { lastStep = index }
    }
    return (past, structure)
  }
}

/// Numbers for names, in order of first use.
package struct NameNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  /// Makes an empty table.
  package init() {}

  /// The number of names.
  package var count: Int { numbers.count }

  /// The number of a name; a new name gets the next one.
  package mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = numbers.count
    numbers[name] = number
    return number
  }
}

/// A set of events of a run, by index.
struct EventSet: Sendable, Equatable {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ event: Int) -> Bool { words[event >> 6] & (1 << UInt64(event & 63)) != 0 }

  mutating func insert(_ event: Int) { words[event >> 6] |= 1 << UInt64(event & 63) }

  mutating func formUnion(_ other: EventSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Whether another set has all members.
  func isSubset(of other: EventSet) -> Bool {
    words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  /// Whether some member satisfies a condition.
  func contains(where holds: (Int) -> Bool) -> Bool {
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        if holds(index << 6 + rest.trailingZeroBitCount) { return true }
        rest &= rest - 1
      }
    }
    return false
  }
}
