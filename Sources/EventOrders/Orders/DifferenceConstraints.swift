/// Difference constraints on instants: `y - x >= d` for pairs of numbered instants.
///
/// The system has a solution unless a cycle of its bounds has a positive sum; the earliest solution
/// is the longest path to each instant (Bellman and Ford).
struct DifferenceConstraints {
  private struct Bound {
    let from: Int
    let to: Int
    let least: Int64
  }

  /// How many instants there are; instant 0 is the start.
  let count: Int
  private var bounds: [Bound] = []

  /// Makes a system without bounds, in which no instant lies before instant 0.
  init(count: Int) {
    self.count = count
    for instant in 1..<max(1, count) { bounds.append(Bound(from: 0, to: instant, least: 0)) }
  }

  /// Requires an instant to be at least some nanoseconds after another; a negative number allows it
  /// to come before.
  mutating func require(_ later: Int, after earlier: Int, by least: Int64) {
    bounds.append(Bound(from: earlier, to: later, least: least))
  }

  /// Requires the time between two instants to be within a range.
  mutating func require(_ later: Int, after earlier: Int, within range: ClosedRange<Int64>) {
    require(later, after: earlier, by: range.lowerBound)
    require(earlier, after: later, by: -range.upperBound)
  }

  /// A solution with the preferred instants, in turn, as near as possible to where they were; nil
  /// if there is none.
  func solution(near wishes: [(instant: Int, value: Int64)]) -> [Int64]? {
    guard var (earliest, latest) = spans(until: wishes.map(\.value).max() ?? 0) else { return nil }
    for wish in wishes {
      let value = max(earliest[wish.instant], min(wish.value, latest[wish.instant]))
      earliest[wish.instant] = value
      latest[wish.instant] = value
      guard raise(&earliest), lower(&latest) else { return nil }
    }
    return earliest
  }

  /// The earliest solution; nil if there is none.
  func earliest() -> [Int64]? {
    var instants = [Int64](repeating: 0, count: count)
    return raise(&instants) ? instants : nil
  }

  /// The earliest and the latest instants, each with others that fit; nil if there is no solution.
  ///
  /// No instant is after `end`, unless the earliest solution has a later one.
  func spans(until end: Int64) -> (earliest: [Int64], latest: [Int64])? {
    guard let earliest = earliest() else { return nil }
    var latest = [Int64](repeating: max(end, earliest.max() ?? 0), count: count)
    latest[0] = 0
    return lower(&latest) ? (earliest, latest) : nil
  }

  /// Moves instants to the earliest solution that is not before any of them; false if there is
  /// none.
  private func raise(_ instants: inout [Int64]) -> Bool {
    settle { bound in
      let least = instants[bound.from] + bound.least
      guard instants[bound.to] < least else { return false }
      instants[bound.to] = least
      return true
    } && instants[0] == 0
  }

  /// Moves instants to the latest solution that is not after any of them; false if there is none.
  private func lower(_ instants: inout [Int64]) -> Bool {
    settle { bound in
      let most = instants[bound.to] - bound.least
      guard instants[bound.from] > most else { return false }
      instants[bound.from] = most
      return true
    }
  }

  /// Applies all bounds until none moves an instant; false if that has no end.
  ///
  /// Every other pass goes backwards: bounds mostly link neighbours, and a chain of them settles in
  /// one pass in its own direction (Yen).
  private func settle(_ move: (Bound) -> Bool) -> Bool {
    for pass in 0...count {
      var hasMoved = false
      for index in bounds.indices {
        let bound = bounds[pass.isMultiple(of: 2) ? index : bounds.count - 1 - index]
        if move(bound) { hasMoved = true }
      }
      if !hasMoved { return true }
    }
    return false
  }
}
