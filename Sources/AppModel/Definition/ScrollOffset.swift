package import VirtualTime

/// A scroll position, or a distance to scroll, in points to the right and down.
package struct ScrollOffset: Sendable, Equatable {
  /// Points to the right.
  package var right: Double
  /// Points down.
  package var down: Double

  /// How far the finger of a swipe moves, in points (behaviour.md E5).
  package static let swipeDistance = 200.0

  /// No distance, or the top left corner.
  package static let zero = ScrollOffset()

  /// Makes an offset.
  package init(right: Double = 0, down: Double = 0) {
    self.right = right
    self.down = down
  }

  /// How far a swipe scrolls the content under it: as far as the finger (behaviour.md E5).
  package init(_ gesture: ElementGesture, travel: Double = swipeDistance) {
    switch gesture {
    case .swipeUp: self.init(down: travel)
    case .swipeDown: self.init(down: -travel)
    case .swipeLeft: self.init(right: travel)
    case .swipeRight: self.init(right: -travel)
    default: self.init()
    }
  }

  /// How far a swipe with a duration scrolls: the content glides on after the finger, and farther
  /// after a faster swipe.
  package init(_ gesture: ElementGesture, lasting duration: VirtualDuration) {
    let seconds = Double(duration.nanoseconds) / 1e9
    let distance = Self.swipeDistance
    let speed = seconds > 0 ? distance / seconds : Self.usualSpeed
    self.init(gesture, travel: distance + speed * Self.glide)
  }

  /// The speed of a swipe without a given speed, in points per second (behaviour.md E5).
  private static let usualSpeed = 1_000.0
  /// How many seconds at constant speed would go as far as the glide: iOS takes away two
  /// thousandths of the speed in each millisecond.
  private static let glide = 0.499

  /// Both distances together.
  package static func + (first: ScrollOffset, second: ScrollOffset) -> ScrollOffset {
    ScrollOffset(right: first.right + second.right, down: first.down + second.down)
  }

  /// The offset with left and right swapped.
  package var mirrored: ScrollOffset { ScrollOffset(right: -right, down: down) }

  /// The offset, at least zero and at most a limit.
  package func limited(to furthest: ScrollOffset) -> ScrollOffset {
    ScrollOffset(
      right: min(max(0, right), furthest.right), down: min(max(0, down), furthest.down))
  }
}

extension ElementGesture {
  /// Whether a finger moves in the gesture.
  package var isSwipe: Bool { ScrollOffset(self) != .zero }

  /// The gesture with left and right swapped.
  package var mirrored: ElementGesture {
    switch self {
    case .swipeLeft: .swipeRight
    case .swipeRight: .swipeLeft
    default: self
    }
  }
}
