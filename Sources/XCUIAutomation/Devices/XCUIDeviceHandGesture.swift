/// A hand gesture that watches recognise.
public enum XCUIDeviceHandGesture: Int, Sendable {
  /// Thumb and finger touch twice.
  case doubleTap = 1
  /// The wrist turns over and back.
  case flick = 2
}
