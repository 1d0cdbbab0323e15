public import Foundation
import SimulatedApp
import TestHost

/// The device of the running test, as UIKit tells of it.
///
/// Outside of a test it is the usual device, upright.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device of the running test.
  open class var current: UIDevice { one }
  private static let one = UIDevice()

  private override init() {}

  /// The name of the device, such as `iPhone 15`.
  open var name: String { profile.name }

  /// What kind of device it is, such as `iPhone`.
  open var model: String { profile.isTablet ? "iPad" : "iPhone" }

  /// What kind of device it is, in the language of the test.
  open var localizedModel: String { model }

  /// The name of its system.
  open var systemName: String { profile.isTablet ? "iPadOS" : "iOS" }

  /// The version of its system: the one whose behaviour is simulated.
  open var systemVersion: String { profile.systemVersion }

  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.isTablet ? .pad : .phone }

  /// How it is held.
  open var orientation: UIDeviceOrientation {
    Automation.device.map { UIDeviceOrientation($0.orientation) } ?? .portrait
  }

  private var profile: DeviceProfile { Automation.device?.profile ?? .standard }
}

extension Automation {
  /// The device of the running test, for values that may be asked for at any time.
  static var device: SimulatedDevice? { (SessionContext.current as? AppSession)?.device }
}
