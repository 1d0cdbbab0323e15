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
    guard var earliest = earliest() else { return nil }
    var system = self
    let end = max(wishes.map(\.value).max() ?? 0, earliest.max() ?? 0)
    for wish in wishes {
      let latest = system.latest(before: end)[wish.instant]
      let value = max(earliest[wish.instant], min(wish.value, latest))
      system.require(wish.instant, after: 0, within: value...value)
      guard let settled = system.earliest() else { return nil }
      earliest = settled
    }
    return earliest
  }

  /// The earliest solution; nil if there is none.
  func earliest() -> [Int64]? {
    var instants = [Int64](repeating: 0, count: count)
    for _ in 0...count {
      var hasMoved = false
      for bound in bounds where instants[bound.to] < instants[bound.from] + bound.least {
        instants[bound.to] = instants[bound.from] + bound.least
        hasMoved = true
      }
      guard hasMoved else { return instants[0] == 0 ? instants : nil }
    }
    return nil
  }

  private func latest(before end: Int64) -> [Int64] {
    var instants = [Int64](repeating: end, count: count)
    instants[0] = 0
    for _ in 0...count {
      var hasMoved = false
      for bound in bounds where instants[bound.from] > instants[bound.to] - bound.least {
        instants[bound.from] = instants[bound.to] - bound.least
        hasMoved = true
      }
      guard hasMoved else { break }
    }
    return instants
  }
}
