public import Foundation
import SimulatedApp

/// The screen of the device of the running test, as UIKit tells of it.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The screen of the device.
  open class var main: UIScreen { one }
  private static let one = UIScreen()

  private override init() {}

  /// All screens, of which there is one.
  open class var screens: [UIScreen] { [one] }

  /// The area of the screen in points, as the device is held.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: profile.width, height: profile.height) }

  /// Pixels to a point.
  open var scale: CGFloat { CGFloat(profile.scale) }

  /// Pixels to a point of the panel.
  open var nativeScale: CGFloat { scale }

  /// The area of the panel in pixels, held upright.
  open var nativeBounds: CGRect {
    let short = min(profile.width, profile.height) * profile.scale
    let long = max(profile.width, profile.height) * profile.scale
    return CGRect(x: 0, y: 0, width: short, height: long)
  }

  private var profile: DeviceProfile { Automation.device?.profile ?? .standard }
}
