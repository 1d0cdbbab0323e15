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
    var isKept = [Bool](repeating: false, count: run.events.count)
    for event in kept { isKept[event] = true }
    self.pairs = pairs + Self.orders(of: kept, isKept, in: run)
    answers = run.answers.filter { $0.event.map { isKept[$0] } ?? true }
      .map { ($0.name, $0.value) }
  }

  /// The pairs of kept events whose order matters.
  ///
  /// Steps have the same order in each run, so of the steps before an event only the last counts,
  /// and of those after it only the first. Steps that are not the test's own have separate numbers.
  private static func orders(
    of kept: [Int], _ isKept: [Bool], in run: RunOrder
  ) -> [(first: Int, second: Int)] {
    var pairs: [(first: Int, second: Int)] = []
    // A closure that reads one array does not copy the whole order.
    let events = run.events
    for event in kept where !events[event].isOfTest {
      let name = events[event].name
      for isAdded in [false, true] {
        let isStep = { (other: Int) in
          isKept[other] && events[other].isOfTest && events[other].isAddedStep == isAdded
        }
        if let last = run.earlier[event].last(where: isStep) {
          pairs.append((events[last].name, name))
        }
        if let first = run.later[event].first(where: isStep) {
          pairs.append((name, events[first].name))
        }
      }
      for other in run.earlier[event] where isKept[other] && !events[other].isOfTest {
        pairs.append((events[other].name, name))
      }
    }
    return pairs
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
    return canceller(in: run) == second
  }

  /// The names of the first event of the race and of what cancels it in a run, if that is not the
  /// second event.
  func cancellation(in run: RunOrder) -> (first: Int, second: Int)? {
    let (second, first) = pairs[0]
    guard let canceller = canceller(in: run), canceller != second else { return nil }
    return (first, canceller)
  }

  /// The name of what cancels the first event of the race in a run; nil if nothing does.
  private func canceller(in run: RunOrder) -> Int? {
    let first = run.events.first { $0.name == pairs[0].second }
    return first?.canceller.map { run.events[$0].name }
  }

  /// The pairs of names that spoil the wanted order: an event, and the wanted one that depends on
  /// it or was cancelled by it.
  ///
  /// Nil if a wanted event did not happen for another reason.
  func intruders(in run: RunOrder) -> [(first: Int, second: Int)]? {
    var isMember = [Bool](repeating: false, count: run.events.count)
    var places: [Int] = []
    var intruders: [(first: Int, second: Int)] = []
    for name in names {
      guard let place = run.place(of: name) else {
        let kept = run.events.first { $0.name == name }
        guard let canceller = kept?.canceller else { return nil }
        intruders.append((name, run.events[canceller].name))
        continue
      }
      isMember[place] = true
      places.append(place)
    }
    let others = run.events.indices.filter { !isMember[$0] }
    guard let first = others.first else { return intruders }
    for place in places where place > first {
      for other in others.prefix(while: { $0 < place }) where run.past[place].contains(other) {
        intruders.append((run.events[place].name, run.events[other].name))
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

  /// A look that met a wait since an event came before it; the event has to come after it.
  struct EarlyLook {
    let event: Int
    let step: Int
    /// How long after the wait began the look was.
    let delay: VirtualDuration
  }

  /// The looks that the second event of the race met in a run, of waits that end later in the run
  /// that it was made from.
  func earlyLooks(in run: RunOrder, comparedWith original: RunOrder) -> [EarlyLook] {
    run.events.indices.compactMap { index in
      let step = run.events[index]
      guard let wait = step.wait, wait.isMet, wait.isPolled,
        let ender = run.ender(of: index), run.events[ender].name == pairs[0].first,
        let place = original.place(of: step.name), let before = original.events[place].wait,
        original.events[place].instant - before.began > step.instant - wait.began
      else { return nil }
      return EarlyLook(
        event: pairs[0].first, step: step.name, delay: step.instant - wait.began)
    }
  }

  /// The events before the second one that do not depend on those it passes, and then the second
  /// one.
  static func kept(_ reversal: RunOrder.Reversal, in run: RunOrder) -> [Int] {
    let second = reversal.race.second
    // Of the steps that it passes, all after the first depend on that one.
    let step = reversal.passed.filter { run.events[$0].isOfTest }.min()
    let passed = reversal.passed.filter { !run.events[$0].isOfTest } + (step.map { [$0] } ?? [])
    let (events, past) = (run.events, run.past)
    let before = (0..<second).filter { event in
      !events[event].isCancelled && !passed.contains { $0 == event || past[event].contains($0) }
    }
    return before + [second]
  }
}
