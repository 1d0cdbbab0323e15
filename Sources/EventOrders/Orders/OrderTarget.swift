import SimulatedApp
import VirtualTime

/// The order wanted for a new run: everything before a pair that does not depend on its first
/// event, then the pair reversed.
struct OrderTarget: Sendable {
  /// The names of the events wanted before the second one, and that of the second one.
  let names: [Int]
  /// Pairs of names; the first must come before the second if both happen.
  let pairs: [(first: Int, second: Int)]
  /// Answers of chance that the wanted part of the run depends on.
  let answers: [(name: Int, value: UInt64)]

  /// Whether events that matter only in the new run must keep their order too.
  ///
  /// The second event may depend on the first, be cancelled by it, or change nothing visible.
  /// Whether it matters for the events before both shows only once it has come first.
  let isExact: Bool

  /// Reverses a race of a run.
  init(_ reversal: RunOrder.Reversal, in run: RunOrder, isExact: Bool = false) {
    self.isExact = isExact
    let kept = Self.kept(reversal, in: run)
    names = kept.map { run.events[$0].name }
    let second = run.events[reversal.race.second].name
    var pairs = [(first: second, second: run.events[reversal.race.first].name)]
    for passed in reversal.passed where passed != reversal.race.first {
      pairs.append((second, run.events[passed].name))
    }
    for second in kept {
      for first in kept where first < second {
        guard run.conflicts[RunOrder.Pair(first: first, second: second)] != nil else { continue }
        pairs.append((run.events[first].name, run.events[second].name))
      }
    }
    self.pairs = pairs
    let members = Set(kept)
    answers = run.answers.filter { $0.event.map(members.contains) ?? true }
      .map { ($0.name, $0.value) }
  }

  /// Whether a run has the wanted order, with nothing else before it that it depends on.
  func isMet(by run: RunOrder) -> Bool {
    for (first, second) in pairs {
      guard let one = run.place(of: first) else { return false }
      if let two = run.place(of: second), two < one { return false }
    }
    guard intruders(in: run)?.isEmpty == true, turned(in: run).isEmpty else { return false }
    return answers.allSatisfy { wanted in
      run.answers.contains { $0.name == wanted.name && $0.value == wanted.value }
    }
  }

  /// Whether the first event of the race happens in a run, or its second one cancels it.
  ///
  /// A run in which something else keeps it from happening has the wanted order, but another run
  /// may have it with the first event still to come.
  func decides(_ run: RunOrder) -> Bool {
    let (second, first) = pairs[0]
    if run.place(of: first) != nil { return true }
    let canceller = run.events.first { $0.name == first }?.canceller
    return canceller.map { run.events[$0].name == second } ?? false
  }

  /// The pairs of names that spoil the wanted order: an event, and the wanted one that depends on
  /// it or was cancelled by it.
  ///
  /// Nil if a wanted event did not happen for another reason.
  func intruders(in run: RunOrder) -> [(first: Int, second: Int)]? {
    var members = EventSet(count: run.events.count)
    var places: [Int] = []
    var intruders: [(first: Int, second: Int)] = []
    for name in names {
      guard let place = run.place(of: name) else {
        let kept = run.events.first { $0.name == name }
        guard let canceller = kept?.canceller else { return nil }
        intruders.append((name, run.events[canceller].name))
        continue
      }
      members.insert(place)
      places.append(place)
    }
    for place in places where !run.past[place].isSubset(of: members) {
      _ = run.past[place].contains { other in
        if !members.contains(other) {
          intruders.append((run.events[place].name, run.events[other].name))
        }
        return false
      }
    }
    return intruders
  }

  /// The wanted pairs, by name, that came in the opposite order although it matters.
  func turned(in run: RunOrder) -> [(first: Int, second: Int)] {
    guard isExact, let second = names.last, let late = run.place(of: second) else { return [] }
    return names.dropLast().compactMap { first in
      guard let early = run.place(of: first), late < early,
        run.conflicts[RunOrder.Pair(first: late, second: early)] != nil
      else { return nil }
      return (first, second)
    }
  }

  /// The events before the second one that do not depend on those it passes, and then the second
  /// one.
  static func kept(_ reversal: RunOrder.Reversal, in run: RunOrder) -> [Int] {
    let second = reversal.race.second
    let before = (0..<second).filter { event in
      !run.events[event].isCancelled
        && !reversal.passed.contains { $0 == event || run.past[event].contains($0) }
    }
    return before + [second]
  }
}
