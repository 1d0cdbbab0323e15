import PredicateFormat

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

  /// The height of a navigation bar in points.
  package var navigationBarHeight: Double { system == .ios26 ? 54 : 44 }
  /// The height of a tab bar above the bottom inset, in points.
  package let tabBarHeight: Double = 49

  /// The device used if nothing names one.
  public static let standard: DeviceProfile = DeviceProfile(
    name: "iPhone 15", width: 393, height: 852, topInset: 59, bottomInset: 34, keyboardHeight: 336)

  /// Every known device, starting with small phones.
  public static let all: [DeviceProfile] = [
    DeviceProfile(
      name: "iPhone 8", width: 375, height: 667, topInset: 20, bottomInset: 0,
      keyboardHeight: 260),
    DeviceProfile(
      name: "iPhone SE (3rd generation)", width: 375, height: 667, topInset: 20, bottomInset: 0,
      keyboardHeight: 260),
    DeviceProfile(
      name: "iPhone 13 mini", width: 375, height: 812, topInset: 50, bottomInset: 34,
      keyboardHeight: 336),
    DeviceProfile(
      name: "iPhone 14", width: 390, height: 844, topInset: 47, bottomInset: 34,
      keyboardHeight: 336),
    .standard,
    DeviceProfile(
      name: "iPhone 16", width: 393, height: 852, topInset: 59, bottomInset: 34,
      keyboardHeight: 336),
    DeviceProfile(
      name: "iPhone 16 Pro", width: 402, height: 874, topInset: 62, bottomInset: 34,
      keyboardHeight: 336),
    DeviceProfile(
      name: "iPhone 17", width: 402, height: 874, topInset: 62, bottomInset: 34,
      keyboardHeight: 336),
    DeviceProfile(
      name: "iPhone 15 Pro Max", width: 430, height: 932, topInset: 59, bottomInset: 34,
      keyboardHeight: 346),
    DeviceProfile(
      name: "iPhone 17 Pro Max", width: 440, height: 956, topInset: 62, bottomInset: 34,
      keyboardHeight: 346),
    DeviceProfile(
      name: "iPad mini (A17 Pro)", width: 744, height: 1133, topInset: 24, bottomInset: 20,
      keyboardHeight: 408),
    DeviceProfile(
      name: "iPad (10th generation)", width: 820, height: 1180, topInset: 24, bottomInset: 20,
      keyboardHeight: 408),
    DeviceProfile(
      name: "iPad Pro 13-inch (M4)", width: 1032, height: 1376, topInset: 32, bottomInset: 20,
      keyboardHeight: 408),
  ]

  /// The names of all devices, in the order of ``all``.
  public static var names: [String] { all.map(\.name) }

  /// Short names for devices with long names.
  private static let shortNames = [
    "iPhone SE": "iPhone SE (3rd generation)", "iPad": "iPad (10th generation)",
    "iPad mini": "iPad mini (A17 Pro)", "iPad Pro": "iPad Pro 13-inch (M4)",
  ]

  /// The device of this name, or nil when there is none.
  ///
  /// A name may end in a version of the system: `iPhone 15, iOS 18`.
  public static func named(_ name: String) -> DeviceProfile? {
    for sign in [", iOS ", ", iPadOS "] {
      let parts = name.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let system = SystemVersion(named: String(parts[1])) else { continue }
      return named(String(parts[0]))?.running(system)
    }
    let name = shortNames[name] ?? name
    return all.first { $0.name == name }
  }

  /// The device with this version of the system.
  public func running(_ system: SystemVersion) -> DeviceProfile {
    var profile = self
    profile.system = system
    return profile
  }

  /// The name by which ``named(_:)`` finds this device with its system.
  package var fullName: String {
    guard let system else { return name }
    return "\(name), \(isTablet ? "iPadOS" : "iOS") \(system.rawValue)"
  }
}
