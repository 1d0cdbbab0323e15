import SimulatedApp

/// How a device is held; declared here because Linux has no UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright with its top down.
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

  /// The orientation of a simulated device.
  init(_ orientation: DeviceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .faceUp: self = .faceUp
    case .faceDown: self = .faceDown
    }
  }

  /// The same orientation of a simulated device; nil for unknown.
  var simulated: DeviceOrientation? {
    switch self {
    case .unknown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    }
  }
}
