/// Bounds on differences of instants: `y - x >= d` for pairs of numbered instants.
///
/// Such a system has a solution unless some cycle of its bounds asks for more than nothing; the
/// earliest solution is the longest path to each instant (Bellman and Ford).
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

  /// Asks for an instant at least so many nanoseconds after another; negative ones allow it before.
  mutating func require(_ later: Int, after earlier: Int, by least: Int64) {
    bounds.append(Bound(from: earlier, to: later, least: least))
  }

  /// Asks for an instant so many nanoseconds after another, within a range.
  mutating func require(_ later: Int, after earlier: Int, within range: ClosedRange<Int64>) {
    require(later, after: earlier, by: range.lowerBound)
    require(earlier, after: later, by: -range.upperBound)
  }

  /// Instants that keep all bounds, each of some in turn as near as it can be to where it was; nil
  /// where there are none.
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

  /// The earliest instants that keep all bounds; nil where there are none.
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
