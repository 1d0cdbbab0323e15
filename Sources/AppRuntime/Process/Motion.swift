import VirtualTime

/// From when on an app can be touched, and nothing of it moves.
struct Motion {
  /// Whether anything moves over a time, rather than at once.
  var isAnimated = true
  /// From when on the main thread has nothing to do.
  var mainThreadFree: VirtualInstant = .start
  /// From when on screens and the keyboard stand still.
  var stillFrom: VirtualInstant = .start
  /// When the app last left the front; nil while it is there.
  var leftFrontAt: VirtualInstant?
  /// From when on touches are no longer lost.
  var framesFrom: VirtualInstant = .start
}
