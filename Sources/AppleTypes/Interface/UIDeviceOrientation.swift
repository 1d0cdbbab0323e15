/// The orientation of a device; declared here because Linux has no UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side with its top to the left.
  case landscapeLeft = 3
  /// On its side with its top to the right.
  case landscapeRight = 4
  /// Flat with its screen up.
  case faceUp = 5
  /// Flat with its screen down.
  case faceDown = 6

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether content can be turned this way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
