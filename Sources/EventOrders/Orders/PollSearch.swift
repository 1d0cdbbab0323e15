import SimulatedApp
import VirtualTime

/// At which of their polls the waits of a run end, by the places of their last looks.
///
/// A wait that is neither pinned nor free ends at the poll at which it ended in the run.
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
  /// The waits that keep their place in the order, with the poll at which each ended and its last.
  private let waits: [(step: Int, ended: Int, last: Int)]
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
    var waits: [(step: Int, ended: Int, last: Int)] = []
    var later: Set<Int> = []
    for (index, event) in run.events.enumerated() where index != race.second {
      guard let wait = event.wait, wait.isMet, wait.isPolled, pollInterval > .zero else { continue }
      guard kept.contains(index) else {
        later.insert(index)
        continue
      }
      let looks = WaitLooks(wait, lasting: event.instant - wait.began, interval: pollInterval)
      let last = max(looks.last, Int((wait.limit / pollInterval).rounded(.up)))
      waits.append((index, looks.last, last))
    }
    self.waits = waits
    self.later = later
  }

  /// Whether every way was tried, up to the number that was asked for.
  var isWhole: Bool { checks <= Self.checkLimit }

  /// Finds up to `limit` ways besides that of the run.
  mutating func find(atMost limit: Int) {
    guard !waits.isEmpty || !later.isEmpty else { return }
    pin(from: 0, WaitPolls(free: later.union(waits.map(\.step))), limit)
  }

  private mutating func pin(from index: Int, _ polls: WaitPolls, _ limit: Int) {
    guard found.count < limit, isWhole else { return }
    checks += 1
    let placing = OrderPlacing(race, in: run, polls: polls, pollInterval: pollInterval)
    guard placing.isPossible else { return }
    guard index < waits.count else {
      return found.append(polls)
    }
    let wait = waits[index]
    let nearest = (1...wait.last).sorted { abs($0 - wait.ended) < abs($1 - wait.ended) }
    for poll in nearest {
      var narrowed = polls
      narrowed.free.remove(wait.step)
      narrowed.pinned[wait.step] = poll
      pin(from: index + 1, narrowed, limit)
    }
  }
}
