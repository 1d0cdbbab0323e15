/// Difference constraints on instants: `y - x >= d` for pairs of numbered instants.
///
/// Instants whose distance is fixed, such as the steps of a loop, move together, so they become
/// one unknown of the `InstantSystem`. Its size does not grow with the number of such steps.
package struct DifferenceConstraints {
  /// `y - x >= least`.
  package struct Bound {
    package let from: Int
    package let to: Int
    package let least: Int64

    package init(from: Int, to: Int, least: Int64) {
      (self.from, self.to, self.least) = (from, to, least)
    }
  }

  /// How many instants there are; instant 0 is the start.
  let count: Int
  /// The bounds between instants whose distance is not fixed.
  private(set) var bounds: [Bound] = []
  /// Whether two fixed distances contradict each other.
  private(set) var isContradictory = false
  /// For each instant, another that it moves with, and how long after it it is.
  private var leaders: [(instant: Int, after: Int64)]

  /// Makes a system without bounds, in which no instant lies before instant 0.
  package init(count: Int) {
    self.count = count
    leaders = (0..<max(1, count)).map { ($0, 0) }
  }

  /// Requires an instant to be at least some nanoseconds after another; a negative number allows it
  /// to come before.
  package mutating func require(_ later: Int, after earlier: Int, by least: Int64) {
    bounds.append(Bound(from: earlier, to: later, least: least))
  }

  /// Requires the time between two instants to be within a range.
  package mutating func require(
    _ later: Int, after earlier: Int, within range: ClosedRange<Int64>
  ) {
    guard range.lowerBound < range.upperBound else {
      return join(later, earlier, range.lowerBound)
    }
    require(later, after: earlier, by: range.lowerBound)
    require(earlier, after: later, by: -range.upperBound)
  }

  /// The leader of the instants that move with an instant, and how long after the leader it is.
  package mutating func leader(of instant: Int) -> (instant: Int, after: Int64) {
    var (end, after) = leaders[instant]
    while leaders[end].instant != end {
      after += leaders[end].after
      end = leaders[end].instant
    }
    // What was passed on the way points to the end from now on.
    var (next, rest) = (instant, after)
    while leaders[next].instant != end {
      let (following, part) = leaders[next]
      leaders[next] = (end, rest)
      rest -= part
      next = following
    }
    return (end, after)
  }

  private mutating func join(_ later: Int, _ earlier: Int, _ distance: Int64) {
    let (one, two) = (leader(of: earlier), leader(of: later))
    let apart = one.after + distance - two.after
    guard one.instant != two.instant else {
      if apart != 0 { isContradictory = true }
      return
    }
    leaders[two.instant] = (one.instant, apart)
  }
}
