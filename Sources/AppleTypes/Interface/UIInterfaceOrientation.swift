/// The orientation of an app's content.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  // A device turned to the left shows its content turned to the right, and the other way round.
  /// On its side, with the top of the device to the right.
  case landscapeLeft = 4
  /// On its side, with the top of the device to the left.
  case landscapeRight = 3

  /// Whether the content is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the content lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
