import AccessibilityTree
package import AppModel
package import VirtualTime

/// A place in what scrolls, or a way through it, in points to the right and down.
package struct ScrollOffset: Sendable, Equatable {
  /// Points to the right.
  package var right: Double
  /// Points down.
  package var down: Double

  /// How far the finger of a swipe moves, in points (behaviour.md E5).
  package static let swipeDistance = 200.0

  /// No way at all, or the top left corner.
  package static let zero = ScrollOffset()

  /// Makes an offset.
  package init(right: Double = 0, down: Double = 0) {
    self.right = right
    self.down = down
  }

  /// How far a swipe of a finger moves what lies under it: as far as the finger (behaviour.md E5).
  package init(_ gesture: ElementGesture, travel: Double = swipeDistance) {
    switch gesture {
    case .swipeUp: self.init(down: travel)
    case .swipeDown: self.init(down: -travel)
    case .swipeLeft: self.init(right: travel)
    case .swipeRight: self.init(right: -travel)
    default: self.init()
    }
  }

  /// How far a swipe moves that lasts for a time: what lies under it goes on after the finger, the
  /// farther the faster it was.
  package init(_ gesture: ElementGesture, lasting duration: VirtualDuration) {
    let seconds = Double(duration.nanoseconds) / 1e9
    let distance = Self.swipeDistance
    let speed = seconds > 0 ? distance / seconds : Self.usualSpeed
    self.init(gesture, travel: distance + speed * Self.glide)
  }

  /// Points per second of a swipe that says nothing of its speed (behaviour.md E5).
  private static let usualSpeed = 1_000.0
  /// Seconds for which a speed would have to be kept to go as far as it glides: iOS takes away two
  /// thousandths of it in each millisecond.
  private static let glide = 0.499

  static func + (first: ScrollOffset, second: ScrollOffset) -> ScrollOffset {
    ScrollOffset(right: first.right + second.right, down: first.down + second.down)
  }

  /// The same way as one sees it in a mirror.
  var mirrored: ScrollOffset { ScrollOffset(right: -right, down: down) }

  /// The same, no less than zero and no more than a limit.
  func limited(to furthest: ScrollOffset) -> ScrollOffset {
    ScrollOffset(
      right: min(max(0, right), furthest.right), down: min(max(0, down), furthest.down))
  }
}

extension ElementGesture {
  /// Whether a finger moves in it.
  var isSwipe: Bool { ScrollOffset(self) != .zero }

  /// The gesture as one sees it in a mirror.
  var mirrored: ElementGesture {
    switch self {
    case .swipeLeft: .swipeRight
    case .swipeRight: .swipeLeft
    default: self
    }
  }
}
