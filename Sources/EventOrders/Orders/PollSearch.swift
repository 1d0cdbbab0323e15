import SimulatedApp
import VirtualTime

/// At which of their polls the waits of a run end, by the places of their last looks.
///
/// A wait that is neither pinned nor free ends at the same poll as in the run; the wait of the
/// second event of a race times out.
struct WaitPolls {
  /// The numbers of polls, counted from 1.
  var pinned: [Int: Int] = [:]
  /// The waits that may end at any of their polls.
  var free: Set<Int> = []
}

/// Finds the polls at which waits can end so that a race is reversed.
///
/// A wait looks at intervals, so an event that ends it later moves all that follows by whole
/// intervals, and several waits may have to end later together. The search frees all waits and
/// pins them one by one; an order that is impossible with free waits is given up at once.
struct PollSearch {
  private let reversal: RunOrder.Reversal
  private let run: RunOrder
  private let pollInterval: VirtualDuration
  /// The waits that keep their place in the order, with the polls at which each can end, the most
  /// likely first; nil times out.
  private let waits: [(step: Int, looks: WaitLooks, polls: [Int?])]
  /// The waits after the race, whose polls do not matter.
  private let later: Set<Int>
  /// The ways found so far, the nearest to the run first.
  private(set) var found: [WaitPolls] = []
  /// Whether the latencies do not allow the order, wherever the waits end.
  private(set) var isOutOfRange = false
  /// Whether there are no other ways than those found.
  private(set) var isWhole = true
  /// How many systems were checked so far.
  private(set) var checks = 0
  /// How many are checked at most.
  var checksLeft: Int = Self.checkLimit
  /// Counts the work.
  private(set) var work: AnalysisWork

  /// How many systems of bounds are checked for one race.
  static let checkLimit = 2_000

  /// Prepares the search.
  ///
  /// In the ways that are found, the wait of the second event times out. If `isGuessing`, the wait
  /// is assumed to be met instead, which only a run can confirm.
  init(
    _ reversal: RunOrder.Reversal, in run: RunOrder, isGuessing: Bool,
    pollInterval: VirtualDuration, work: AnalysisWork
  ) {
    self.work = work
    self.reversal = reversal
    self.run = run
    self.pollInterval = pollInterval
    let race = reversal.race
    let lookOfRace = run.startOfRound(of: race.second)
    let kept = Set(OrderTarget.kept(reversal, in: run))
    let passed = Set(reversal.passed)
    var waits: [(step: Int, looks: WaitLooks, polls: [Int?])] = []
    var later: Set<Int> = []
    for (index, event) in run.events.enumerated() {
      guard let wait = event.wait, wait.isMet || index == lookOfRace, wait.isPolled,
        pollInterval > .zero, !event.isLaterLook
      else { continue }
      // A wait that is passed still ends soon after what it waits for.
      guard index == lookOfRace || kept.contains(index) || passed.contains(index) else {
        later.insert(index)
        continue
      }
      let looks = WaitLooks(event, wait, interval: pollInterval)
      let last = max(looks.last, Int(saturating: (wait.limit / pollInterval).rounded(.up)))
      if index == lookOfRace {
        let guesses = Self.guesses(on: race, in: run, keeping: kept, last: last)
        waits.append((index, looks, isGuessing ? guesses : [nil]))
      } else {
        let nearest = (1...last).sorted { abs($0 - looks.last) < abs($1 - looks.last) }
        waits.append((index, looks, nearest))
      }
    }
    self.waits = waits
    self.later = later
  }

  /// The polls at which the wait of the second event can be met without the first: at once, or by
  /// another event that keeps its place.
  private static func guesses(
    on race: RunOrder.Pair, in run: RunOrder, keeping kept: Set<Int>, last: Int
  ) -> [Int] {
    guard run.conflicts[race] != nil else { return [] }
    let isMetByAnother = run.earlier[race.second].contains { first in
      kept.contains(first) && !run.events[first].isOfTest
    }
    return Array(1...(isMetByAnother ? last : 1))
  }

  /// Finds up to `limit` ways; none for a run without waits.
  mutating func find(atMost limit: Int) {
    let polls = WaitPolls(free: later.union(waits.map(\.step)))
    let placing = OrderPlacing(
      reversal, in: run, polls: polls, pollInterval: pollInterval, work: &work)
    isOutOfRange = !placing.isPossible(&work)
    guard !isOutOfRange, !waits.isEmpty || !later.isEmpty else { return }
    pin(from: 0, polls, placing, limit)
  }

  /// Each pin adds its bounds to those before, so that nothing is solved again from the beginning.
  private mutating func pin(
    from index: Int, _ polls: WaitPolls, _ placing: OrderPlacing, _ limit: Int
  ) {
    guard found.count < limit, checks < checksLeft, !work.isExceeded else {
      isWhole = false
      return
    }
    checks += 1
    guard placing.isPossible(&work) else { return }
    guard index < waits.count else {
      if placing.latencies(&work) != nil { found.append(polls) }
      return
    }
    let wait = waits[index]
    guard let span = placing.span(ofWait: wait.step, &work) else { return }
    for poll in wait.polls where poll.map({ span.contains(wait.looks.look($0)) }) ?? true {
      var narrowed = polls
      narrowed.free.remove(wait.step)
      narrowed.pinned[wait.step] = poll
      var pinned = placing
      pinned.pin(wait.step, at: poll)
      pin(from: index + 1, narrowed, pinned, limit)
    }
  }
}
