/// A movement that began at an instant, as a shift from the place where an element is at rest.
package struct TimedMovement: Hashable, Sendable {
  /// How far an element is from its place, and how much larger it is, in points.
  package struct Shift: Hashable, Sendable {
    /// To the right.
    package var x = 0.0
    /// Downwards.
    package var y = 0.0
    /// Wider.
    package var width = 0.0
    /// Higher.
    package var height = 0.0

    /// Makes a shift.
    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Both shifts, one after the other.
    package static func + (one: Shift, other: Shift) -> Shift {
      Shift(
        x: one.x + other.x, y: one.y + other.y, width: one.width + other.width,
        height: one.height + other.height)
    }

    /// A multiple of a shift.
    package static func * (shift: Shift, factor: Double) -> Shift {
      Shift(
        x: shift.x * factor, y: shift.y * factor, width: shift.width * factor,
        height: shift.height * factor)
    }
  }

  /// When it began.
  package let began: VirtualInstant
  /// Its timing.
  package let course: MovementCourse
  /// Where it began.
  package let from: Shift
  /// Where it ends.
  package let to: Shift
  /// Whether the element disappears at the end.
  package let isLeaving: Bool

  /// Describes a movement.
  package init(
    _ course: MovementCourse, began: VirtualInstant, from: Shift, to: Shift = Shift(),
    isLeaving: Bool = false
  ) {
    (self.course, self.began) = (course, began)
    (self.from, self.to, self.isLeaving) = (from, to, isLeaving)
  }

  /// When it ends.
  package var end: VirtualInstant { began + course.total }

  /// The shift at an instant; nil once the element has disappeared.
  package func shift(at instant: VirtualInstant) -> Shift? {
    guard instant < end else { return isLeaving ? nil : to }
    let progress = course.progress(after: instant - began)
    return from * (1 - progress) + to * progress
  }
}
