import SimulatedApp
import VirtualTime

/// At which of their polls the waits of a run end, by the places of their last looks.
///
/// A wait that is neither pinned nor free ends at the poll at which it ended in the run; that of
/// the second event of a race times out.
struct WaitPolls: Equatable {
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
  private let race: RunOrder.Pair
  private let run: RunOrder
  private let pollInterval: VirtualDuration
  /// The waits that keep their place in the order, with the polls at which each can end, the most
  /// likely first; nil times out.
  private let waits: [(step: Int, polls: [Int?])]
  /// The waits after the race, whose polls do not matter.
  private let later: Set<Int>
  /// The ways found so far, the nearest to the run first.
  private(set) var found: [WaitPolls] = []
  private var checks = 0

  /// How many systems of bounds are checked for one race.
  private static let checkLimit = 2_000

  init(_ race: RunOrder.Pair, in run: RunOrder, pollInterval: VirtualDuration) {
    self.race = race
    self.run = run
    self.pollInterval = pollInterval
    let kept = Set(OrderTarget.kept(race, in: run))
    var waits: [(step: Int, polls: [Int?])] = []
    var later: Set<Int> = []
    for (index, event) in run.events.enumerated() {
      guard let wait = event.wait, wait.isMet || index == race.second, wait.isPolled,
        pollInterval > .zero
      else { continue }
      guard kept.contains(index) else {
        later.insert(index)
        continue
      }
      let looks = WaitLooks(wait, lasting: event.instant - wait.began, interval: pollInterval)
      let last = max(looks.last, Int((wait.limit / pollInterval).rounded(.up)))
      if index == race.second {
        waits.append((index, Self.polls(of: race, in: run, keeping: kept, last: last)))
      } else {
        let nearest = (1...last).sorted { abs($0 - looks.last) < abs($1 - looks.last) }
        waits.append((index, nearest))
      }
    }
    self.waits = waits
    self.later = later
  }

  /// The polls at which the wait of the second event can end without the first: it times out, is
  /// met at once, or is met by another event that keeps its place.
  private static func polls(
    of race: RunOrder.Pair, in run: RunOrder, keeping kept: Set<Int>, last: Int
  ) -> [Int?] {
    guard run.conflicts[race] != nil else { return [nil] }
    let isMetByAnother = kept.contains { first in
      !run.events[first].isOfTest
        && run.conflicts[RunOrder.Pair(first: first, second: race.second)] != nil
    }
    return [nil, 1] + (isMetByAnother && last > 1 ? (2...last).map { $0 } : [])
  }

  /// Whether a way ends the wait of the second event other than by its limit, which the run may
  /// refuse: whether the wait is met then is not in the bounds.
  func isGuess(_ polls: WaitPolls) -> Bool { polls.pinned[race.second] != nil }

  /// Whether there is no other way than those found.
  private(set) var isWhole = true

  /// Finds up to `limit` ways besides that of the run.
  mutating func find(atMost limit: Int) {
    guard !waits.isEmpty || !later.isEmpty else { return }
    pin(from: 0, WaitPolls(free: later.union(waits.map(\.step))), limit)
  }

  private mutating func pin(from index: Int, _ polls: WaitPolls, _ limit: Int) {
    guard found.count < limit, checks < Self.checkLimit else {
      isWhole = false
      return
    }
    checks += 1
    let placing = OrderPlacing(race, in: run, polls: polls, pollInterval: pollInterval)
    guard index < waits.count else {
      if placing.latencies() != nil { found.append(polls) }
      return
    }
    guard placing.isPossible else { return }
    let wait = waits[index]
    for poll in wait.polls {
      var narrowed = polls
      narrowed.free.remove(wait.step)
      narrowed.pinned[wait.step] = poll
      pin(from: index + 1, narrowed, limit)
    }
  }
}
