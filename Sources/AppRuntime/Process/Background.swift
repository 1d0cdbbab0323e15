import VirtualTime

/// What became of an app behind others.
struct Background {
  /// When the app last left the front; nil while it is there.
  var leftFrontAt: VirtualInstant?
  /// The events that came due while the app was suspended.
  var held: [AppEvent] = []
}
