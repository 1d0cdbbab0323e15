public import AppleTypes
public import Foundation
import SimulatedApp

/// The screen of the simulated device, with the properties that UIKit gives it.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The screen of the device.
  open class var main: UIScreen { one }
  private static let one = UIScreen()

  private override init() {}

  /// All screens; there is exactly one.
  open class var screens: [UIScreen] { [one] }

  /// The area of the screen in points, in the current orientation of the device.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: profile.width, height: profile.height) }

  /// The traits of the screen, such as its light appearance.
  open var traitCollection: UITraitCollection { .current }

  /// Pixels per point.
  open var scale: CGFloat { CGFloat(profile.scale) }

  /// Pixels per point of the panel; the same as `scale`.
  open var nativeScale: CGFloat { scale }

  /// The area of the panel in pixels, as if the device were held upright.
  open var nativeBounds: CGRect {
    let short = min(profile.width, profile.height) * profile.scale
    let long = max(profile.width, profile.height) * profile.scale
    return CGRect(x: 0, y: 0, width: short, height: long)
  }

  private var profile: DeviceProfile { Automation.device?.profile ?? .standard }
}
