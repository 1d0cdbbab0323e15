import SimulatedApp

extension UIDeviceOrientation {
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
