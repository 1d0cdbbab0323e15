package import AppModel
package import VirtualTime

/// How a finger drags: it presses, moves at a speed, and may rest before it lifts.
package struct DragMotion: Sendable {
  /// How long the finger presses before it moves.
  package var press: VirtualDuration
  /// How fast it moves.
  package var pointsPerSecond: Double
  /// How long it rests at the end.
  package var rest: VirtualDuration

  /// How long a finger presses for a long press, as in iOS.
  static let longPress = VirtualDuration.milliseconds(500)

  /// Describes a drag.
  package init(
    press: VirtualDuration, pointsPerSecond: Double, rest: VirtualDuration = .zero
  ) {
    self.press = press
    self.pointsPerSecond = pointsPerSecond
    self.rest = rest
  }

  /// How the element where the drag begins sees it: as a long press if the finger stays long or
  /// hardly moves, else as a swipe in its main direction.
  package func gesture(right: Double, down: Double) -> ElementGesture {
    let isStill = abs(right) < 1 && abs(down) < 1
    if press >= Self.longPress || isStill { return .longPress }
    if abs(right) > abs(down) { return right < 0 ? .swipeLeft : .swipeRight }
    return down < 0 ? .swipeUp : .swipeDown
  }
}

extension ElementGesture {
  /// The gesture for a press of a duration: a long press from half a second on, else a tap.
  package static func press(lasting duration: VirtualDuration) -> ElementGesture {
    duration >= DragMotion.longPress ? .longPress : .tap
  }
}
