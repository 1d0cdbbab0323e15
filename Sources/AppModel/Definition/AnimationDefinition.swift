public import VirtualTime

/// How an element moves: it comes from another place to the one where it stands.
///
/// The movement begins when the state that shows the element is entered, and is even. The app is
/// not idle before its end, so that one that repeats keeps every wait for idle to its limit.
public struct AnimationDefinition: Sendable, Equatable {
  /// How long it takes from the first place to the last.
  public var duration: VirtualDuration
  /// How far to the right of its place the element begins, in points.
  public var fromX: Double
  /// How far below its place the element begins, in points.
  public var fromY: Double
  /// Whether it begins anew at its end, for ever.
  public var isRepeating: Bool

  /// Makes a movement; without a place to come from the element stays where it is.
  public init(
    _ duration: VirtualDuration, fromX: Double = 0, fromY: Double = 0, isRepeating: Bool = false
  ) {
    self.duration = duration
    self.fromX = fromX
    self.fromY = fromY
    self.isRepeating = isRepeating
  }

  /// How far from its place the element is after a time, in points.
  package func offset(after elapsed: VirtualDuration) -> (x: Double, y: Double) {
    guard duration > .zero, elapsed >= .zero, isRepeating || elapsed < duration else {
      return (0, 0)
    }
    let passed = isRepeating ? elapsed.nanoseconds % duration.nanoseconds : elapsed.nanoseconds
    let left = 1 - Double(passed) / Double(duration.nanoseconds)
    return (fromX * left, fromY * left)
  }

  /// When a movement that began at an instant ends.
  package func end(from start: VirtualInstant) -> VirtualInstant {
    isRepeating && duration > .zero ? .distantFuture : start + duration
  }
}
