/// A gesture of the hand that watches know.
public enum XCUIDeviceHandGesture: Int, Sendable {
  /// Thumb and finger meet twice.
  case doubleTap = 1
  /// The wrist turns over and back.
  case flick = 2
}
