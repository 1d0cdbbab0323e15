/// The unknown instants of a system of difference constraints, and the bounds between them.
///
/// It has a solution unless a cycle of its bounds has a positive sum; the earliest solution is the
/// longest path to each unknown (Bellman and Ford, with a queue of the unknowns that have moved).
package struct InstantSystem {
  /// A value for each unknown.
  package typealias Values = [Int64]

  private struct Bound {
    let from: Int
    let to: Int
    let least: Int64
  }

  /// For each instant, its unknown, and how long after the unknown's value it is.
  private let places: [(unknown: Int, after: Int64)]
  /// How long after the unknown's value the last of its instants is.
  private var spreads: [Int64]
  private var bounds: [Bound] = []
  /// For each unknown, the bounds that begin and those that end there.
  private var leaving: [[Int]]
  private var arriving: [[Int]]
  private var isImpossible: Bool

  /// The value of an unknown to which nothing leads.
  private static let nowhere = Int64.min

  /// Prepares a system for solving.
  package init(_ constraints: DifferenceConstraints, _ work: inout AnalysisWork) {
    var constraints = constraints
    var numbers = [Int](repeating: -1, count: max(1, constraints.count))
    var places: [(unknown: Int, after: Int64)] = []
    var spreads: [Int64] = []
    var least: [Int64] = []
    for instant in numbers.indices {
      let leader = constraints.leader(of: instant)
      if numbers[leader.instant] < 0 {
        numbers[leader.instant] = spreads.count
        spreads.append(leader.after)
        least.append(leader.after)
      }
      let unknown = numbers[leader.instant]
      spreads[unknown] = max(spreads[unknown], leader.after)
      least[unknown] = min(least[unknown], leader.after)
      places.append((unknown, leader.after))
    }
    self.places = places
    self.spreads = spreads
    leaving = Array(repeating: [], count: spreads.count)
    arriving = leaving
    isImpossible = constraints.isContradictory
    let start = places[0]
    for (unknown, first) in least.enumerated() {
      add(Bound(from: start.unknown, to: unknown, least: start.after - first))
    }
    var strongest: [Int: Int] = [:]
    for bound in constraints.bounds {
      let own = self.bound(bound.to, after: bound.from, by: bound.least)
      let key = own.from * spreads.count + own.to
      if let known = strongest[key] {
        if bounds[known].least < own.least { bounds[known] = own }
      } else if own.from == own.to {
        add(own)
      } else {
        strongest[key] = bounds.count
        add(own)
      }
    }
    work.add(places.count + constraints.bounds.count)
  }

  /// Requires the time between two instants to be within a range.
  package mutating func require(
    _ later: Int, after earlier: Int, within range: ClosedRange<Int64>
  ) {
    add(bound(later, after: earlier, by: range.lowerBound))
    add(bound(earlier, after: later, by: -range.upperBound))
  }

  /// Requires an instant to be at least some nanoseconds after another.
  package mutating func require(_ later: Int, after earlier: Int, by least: Int64) {
    add(bound(later, after: earlier, by: least))
  }

  /// When an instant is in a solution.
  package func instant(_ number: Int, in values: Values) -> Int64 {
    values[places[number].unknown] + places[number].after
  }

  /// A solution with the preferred instants, in turn, as near as possible to where they were; nil
  /// if there is none.
  package func solution(
    near wishes: [(instant: Int, value: Int64)], _ work: inout AnalysisWork
  ) -> Values? {
    guard var earliest = earliest(&work) else { return nil }
    let end = max(
      wishes.map(\.value).max() ?? 0,
      zip(earliest, spreads).map { $0 + $1 }.max() ?? 0)
    var latest = spreads.map { end - $0 }
    latest[places[0].unknown] = -places[0].after
    guard lower(&latest, from: Array(latest.indices), &work) else { return nil }
    for wish in wishes {
      let (unknown, after) = places[wish.instant]
      let value = max(earliest[unknown], min(wish.value - after, latest[unknown]))
      earliest[unknown] = value
      latest[unknown] = value
      guard raise(&earliest, from: [unknown], &work), lower(&latest, from: [unknown], &work)
      else { return nil }
    }
    return earliest
  }

  /// The earliest solution; nil if there is none.
  package func earliest(_ work: inout AnalysisWork) -> Values? {
    guard !isImpossible else { return nil }
    let start = places[0]
    var values = Values(repeating: Self.nowhere, count: spreads.count)
    values[start.unknown] = -start.after
    guard raise(&values, from: [start.unknown], &work) else { return nil }
    return values
  }

  /// How long after another an instant can be in a system that has a solution.
  package func range(
    of later: Int, after earlier: Int, _ work: inout AnalysisWork
  ) -> (shortest: Int64?, longest: Int64?) {
    let (first, second) = (places[earlier], places[later])
    var paths = Values(repeating: Self.nowhere, count: spreads.count)
    paths[first.unknown] = 0
    guard raise(&paths, from: [first.unknown], &work) else { return (nil, nil) }
    let there = paths[second.unknown]
    paths = Values(repeating: Self.nowhere, count: spreads.count)
    paths[second.unknown] = 0
    guard raise(&paths, from: [second.unknown], &work) else { return (nil, nil) }
    let back = paths[first.unknown]
    let apart = second.after - first.after
    return (
      there == Self.nowhere ? nil : there + apart, back == Self.nowhere ? nil : apart - back
    )
  }

  private func bound(_ later: Int, after earlier: Int, by least: Int64) -> Bound {
    let (first, second) = (places[earlier], places[later])
    return Bound(from: first.unknown, to: second.unknown, least: least + first.after - second.after)
  }

  private mutating func add(_ bound: Bound) {
    guard bound.from != bound.to else {
      if bound.least > 0 { isImpossible = true }
      return
    }
    leaving[bound.from].append(bounds.count)
    arriving[bound.to].append(bounds.count)
    bounds.append(bound)
  }

  /// Moves values to the earliest solution that is not before any of them; false if there is none.
  private func raise(
    _ values: inout Values, from changed: [Int], _ work: inout AnalysisWork
  ) -> Bool {
    settle(from: changed, leaving, &work) { bound in
      let least = values[bound.from] + bound.least
      guard values[bound.to] < least else { return nil }
      values[bound.to] = least
      return bound.to
    }
  }

  /// Moves values to the latest solution that is not after any of them; false if there is none.
  private func lower(
    _ values: inout Values, from changed: [Int], _ work: inout AnalysisWork
  ) -> Bool {
    settle(from: changed, arriving, &work) { bound in
      let most = values[bound.to] - bound.least
      guard values[bound.from] > most else { return nil }
      values[bound.from] = most
      return bound.from
    }
  }

  /// Applies the bounds of unknowns that have moved until none moves; false if that has no end.
  ///
  /// A chain of moves that is longer than there are unknowns has moved one of them twice, so it
  /// would never end.
  private func settle(
    from changed: [Int], _ following: [[Int]], _ work: inout AnalysisWork,
    _ move: (Bound) -> Int?
  ) -> Bool {
    var queue = changed
    var isQueued = [Bool](repeating: false, count: spreads.count)
    var chains = [Int](repeating: 0, count: spreads.count)
    for unknown in changed { isQueued[unknown] = true }
    var next = 0
    while next < queue.count {
      let unknown = queue[next]
      next += 1
      isQueued[unknown] = false
      work.add(1 + following[unknown].count)
      guard !work.isExceeded else { return false }
      for bound in following[unknown] {
        guard let moved = move(bounds[bound]) else { continue }
        chains[moved] = chains[unknown] + 1
        guard chains[moved] < spreads.count else { return false }
        if !isQueued[moved] {
          isQueued[moved] = true
          queue.append(moved)
        }
      }
    }
    return true
  }
}
