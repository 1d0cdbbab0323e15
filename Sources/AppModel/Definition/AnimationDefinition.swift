package import AccessibilityTree
public import VirtualTime

/// How an element moves into its place when it appears.
///
/// The movement starts when the state that shows the element is entered, at constant speed. The app
/// is not idle before the end, so with a repeating movement every wait for idle runs to its limit.
public struct AnimationDefinition: Sendable, Equatable {
  /// The duration of one movement.
  public var duration: VirtualDuration
  /// How far to the right of its place the element starts, in points.
  public var fromX: Double
  /// How far below its place the element starts, in points.
  public var fromY: Double
  /// Whether the movement repeats forever.
  public var isRepeating: Bool
  /// A movement of an app that runs, in place of the above.
  package var timed: TimedMovement?

  /// Makes a movement; with both offsets 0 the element does not move.
  public init(
    _ duration: VirtualDuration, fromX: Double = 0, fromY: Double = 0, isRepeating: Bool = false
  ) {
    self.duration = duration
    self.fromX = fromX
    self.fromY = fromY
    self.isRepeating = isRepeating
  }

  /// Makes the movement of an element of an app that runs.
  package init(_ timed: TimedMovement) {
    self.init(.zero)
    self.timed = timed
  }

  /// Moves a frame to where it is at an instant; false once the element is gone.
  package func move(
    _ frame: inout ElementFrame, at instant: VirtualInstant, since start: VirtualInstant
  ) -> Bool {
    guard let timed else {
      let offset = offset(after: instant - start)
      (frame.x, frame.y) = (frame.x + offset.x, frame.y + offset.y)
      return true
    }
    guard let shift = timed.shift(at: instant) else { return false }
    (frame.x, frame.y) = (frame.x + shift.x, frame.y + shift.y)
    (frame.width, frame.height) = (frame.width + shift.width, frame.height + shift.height)
    return true
  }

  /// The distance of the element from its place after a time, in points.
  private func offset(after elapsed: VirtualDuration) -> (x: Double, y: Double) {
    guard duration > .zero, elapsed >= .zero, isRepeating || elapsed < duration else {
      return (0, 0)
    }
    let passed = isRepeating ? elapsed.nanoseconds % duration.nanoseconds : elapsed.nanoseconds
    let left = 1 - Double(passed) / Double(duration.nanoseconds)
    return (fromX * left, fromY * left)
  }

  /// When a movement that started at an instant ends.
  package func end(from start: VirtualInstant) -> VirtualInstant {
    timed?.end ?? (isRepeating && duration > .zero ? .distantFuture : start + duration)
  }
}
