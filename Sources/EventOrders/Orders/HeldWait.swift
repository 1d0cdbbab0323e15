import VirtualTime

/// A wait for idle that ends at the later of two instants: when the test gets there, and when what
/// moves on the screen has come to rest.
///
/// Events with latencies of their own start the movements, so in another run either instant may be
/// the later one.
struct HeldWait {
  /// A movement that the wait can meet.
  struct Movement {
    /// The instant of the event that starts it.
    let start: Int
    /// How long after that it stops moving, in nanoseconds.
    let length: Int64
  }

  /// The instant at which the wait is over.
  let instant: Int
  /// The instant from which the test gets there: the wait before, or the step before.
  let earlier: Int
  /// How long after that the wait is over if nothing moves, in nanoseconds.
  let least: Int64
  let movements: [Movement]

  /// The bounds if each movement holds back the test, as long as it takes.
  var allBounds: [DifferenceConstraints.Bound] {
    movements.map { .init(from: $0.start, to: instant, least: $0.length) }
  }

  /// What may be required of a solution in which the wait ends too early or too late: one of some
  /// groups of bounds; nil if the solution is right.
  func repairs(
    of values: InstantSystem.Values, in system: InstantSystem
  ) -> [[DifferenceConstraints.Bound]]? {
    let end = system.instant(instant, in: values)
    let arrival = system.instant(earlier, in: values) + least
    var isHeld = false
    for movement in movements {
      let start = system.instant(movement.start, in: values)
      let rest = start + movement.length
      if rest == end { isHeld = true }
      guard rest > end, start < end else { continue }
      return [
        [.init(from: movement.start, to: instant, least: movement.length)],
        [.init(from: instant, to: movement.start, least: 0)],
      ]
    }
    guard end > arrival, !isHeld else { return nil }
    return [[.init(from: instant, to: earlier, least: -least)]]
      + movements.map { [.init(from: instant, to: $0.start, least: -$0.length)] }
  }
}
