import VirtualTime

/// When an app can be touched again, and when its animations have ended.
struct Motion {
  /// Whether changes are animated.
  var isAnimated = true
  /// When the main thread becomes idle.
  var mainThreadFree: VirtualInstant = .start
  /// When screens and the keyboard stop moving.
  var stillFrom: VirtualInstant = .start
  /// When the app last left the front; nil while it is in front.
  var leftFrontAt: VirtualInstant?
  /// How many dropped frames are still to come; touches are lost until then.
  var framesDue = 0
}
