package import AccessibilityTree
public import VirtualTime

/// How an element moves.
public struct AnimationDefinition: Sendable, Equatable {
  /// What kind of movement it is.
  package enum Kind: Sendable, Equatable {
    /// Into its place, when it appears.
    case arrival(Arrival)
    /// As an app that runs has begun it.
    case movement(TimedMovement)
  }

  /// How an element moves into its place when it appears.
  ///
  /// The movement starts when the state that shows the element is entered, at constant speed. The
  /// app is not idle before the end, so with a repeating movement every wait for idle runs to its
  /// limit.
  package struct Arrival: Sendable, Equatable {
    /// The duration of one movement.
    package var duration: VirtualDuration
    /// How far to the right of its place the element starts, in points.
    package var fromX = 0.0
    /// How far below its place the element starts, in points.
    package var fromY = 0.0
    /// Whether the movement repeats forever.
    package var isRepeating = false
  }

  /// What kind of movement it is.
  package private(set) var kind: Kind

  /// Makes a movement into the place; with both offsets 0 the element does not move.
  public init(
    _ duration: VirtualDuration, fromX: Double = 0, fromY: Double = 0, isRepeating: Bool = false
  ) {
    kind = .arrival(
      Arrival(duration: duration, fromX: fromX, fromY: fromY, isRepeating: isRepeating))
  }

  /// Makes the movement of an element of an app that runs.
  package init(_ movement: TimedMovement) { kind = .movement(movement) }

  /// How the element arrives; for a movement of an app that runs, an arrival that takes no time.
  package var arrival: Arrival {
    get { if case .arrival(let arrival) = kind { arrival } else { Arrival(duration: .zero) } }
    set { kind = .arrival(newValue) }
  }

  /// Moves a frame to its place at an instant, slowed down like the run; false once the element is
  /// gone.
  package func move(
    _ frame: inout ElementFrame, at instant: VirtualInstant, since start: VirtualInstant,
    slowness: Double
  ) -> Bool {
    switch kind {
    case .arrival(let arrival):
      let offset = arrival.offset(after: instant - start, slowness)
      (frame.x, frame.y) = (frame.x + offset.x, frame.y + offset.y)
    case .movement(let movement):
      guard let shift = movement.shift(at: instant) else { return false }
      (frame.x, frame.y) = (frame.x + shift.x, frame.y + shift.y)
      (frame.width, frame.height) = (frame.width + shift.width, frame.height + shift.height)
    }
    return true
  }

  /// When a movement that started at an instant ends.
  package func end(from start: VirtualInstant, slowness: Double) -> VirtualInstant {
    switch kind {
    case .arrival(let arrival):
      arrival.isRepeating && arrival.duration > .zero
        ? .distantFuture : start + arrival.duration * slowness
    case .movement(let movement): movement.end
    }
  }
}

extension AnimationDefinition.Arrival {
  /// The distance of the element from its place after a time, in points.
  fileprivate func offset(
    after elapsed: VirtualDuration, _ slowness: Double
  ) -> (x: Double, y: Double) {
    let duration = duration * slowness
    guard duration > .zero, elapsed >= .zero, isRepeating || elapsed < duration else {
      return (0, 0)
    }
    let passed = isRepeating ? elapsed.nanoseconds % duration.nanoseconds : elapsed.nanoseconds
    let left = 1 - Double(passed) / Double(duration.nanoseconds)
    return (fromX * left, fromY * left)
  }
}
