/// The measures of a device; an app definition or a launch names the device.
///
/// Sizes are the points that Apple publishes; the heights of bars and keyboards come from public
/// dumps.
public struct DeviceProfile: Sendable, Equatable {
  /// The name people know it by, such as `iPhone 15`.
  public let name: String
  /// Width of the screen in points.
  public let width: Double
  /// Height of the screen in points.
  public let height: Double
  /// The height of the status bar's area at the top, in points.
  public let topInset: Double
  /// The height of the home indicator's area at the bottom, in points.
  public let bottomInset: Double
  /// The height of the software keyboard, in points.
  public let keyboardHeight: Double
  /// The version of the system; nil for the default one, whose words differ least.
  public private(set) var system: SystemVersion?
  /// The version in full, such as `26.5`; nil if the name of the device does not tell it.
  private(set) var release: String?

  /// The height of a navigation bar in points.
  package var navigationBarHeight: Double { system == .ios26 ? 54 : 44 }
  /// The height of a tab bar above the bottom inset, in points.
  package let tabBarHeight: Double = 49

  /// The device used if nothing names one.
  public static let standard: DeviceProfile = DeviceProfile(
    name: "iPhone 15", width: 393, height: 852, topInset: 59, bottomInset: 34, keyboardHeight: 336)

  /// The names of all devices, in the order of ``all``.
  public static var names: [String] { all.map(\.name) }

  /// Short names for devices with long names.
  private static let shortNames = [
    "iPhone SE": "iPhone SE (3rd generation)", "iPad": "iPad (10th generation)",
    "iPad mini": "iPad mini (A17 Pro)", "iPad Pro": "iPad Pro 13-inch (M4)",
  ]

  /// The device of this name, or nil when there is none.
  ///
  /// A name may end with a system version: `iPhone 15, iOS 18` or `iPhone 15, iOS 18.5`. A size
  /// such as `414x895` gives a device with such a screen.
  public static func named(_ name: String) -> DeviceProfile? {
    for sign in [", iOS ", ", iPadOS "] {
      let parts = name.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let system = SystemVersion(named: String(parts[1])) else { continue }
      var profile = named(String(parts[0]))?.running(system)
      profile?.release = SystemVersion.release(named: parts[1])
      return profile
    }
    let name = shortNames[name] ?? name
    return all.first { $0.name == name } ?? sized(name)
  }

  /// The device with this version of the system.
  public func running(_ system: SystemVersion) -> DeviceProfile {
    var profile = self
    (profile.system, profile.release) = (system, nil)
    return profile
  }

  /// The name by which ``named(_:)`` finds this device with its system.
  package var fullName: String {
    guard let system else { return name }
    return "\(name), \(isTablet ? "iPadOS" : "iOS") \(release ?? system.rawValue)"
  }
}
