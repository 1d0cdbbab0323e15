public import Foundation
import SimulatedApp
import TestHost

/// The device of the running test, with the properties that UIKit gives it.
///
/// Outside of a test it is the standard device, held upright.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device of the running test.
  open class var current: UIDevice { one }
  private static let one = UIDevice()

  private override init() {}

  /// The name of the device, such as `iPhone 15`.
  open var name: String { profile.name }

  /// The kind of device: `iPhone` or `iPad`.
  open var model: String { profile.isTablet ? "iPad" : "iPhone" }

  /// The same as `model`, in every language.
  open var localizedModel: String { model }

  /// The name of the operating system: `iOS` or `iPadOS`.
  open var systemName: String { profile.isTablet ? "iPadOS" : "iOS" }

  /// The version of the operating system whose behaviour is simulated.
  open var systemVersion: String { profile.systemVersion }

  /// What tells the device from others of the same vendor's users; it is the same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "5AFE0000-0000-4000-8000-000000000001") }

  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.isTablet ? .pad : .phone }

  /// The orientation of the device.
  open var orientation: UIDeviceOrientation {
    Automation.device.map { UIDeviceOrientation($0.orientation) } ?? .portrait
  }

  private var profile: DeviceProfile { Automation.device?.profile ?? .standard }
}

extension Automation {
  /// The device of the running test, for values that may be asked for at any time.
  static var device: SimulatedDevice? { (SessionContext.active as? AppSession)?.device }
}
