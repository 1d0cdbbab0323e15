/// The measures of a device: name one in an app definition or at launch.
///
/// Sizes are Apple's published points; bars and keyboards are the heights seen in public dumps.
public struct DeviceProfile: Sendable, Equatable {
  /// The name people know it by, such as `iPhone 15`.
  public let name: String
  /// Width of the screen in points.
  public let width: Double
  /// Height of the screen in points.
  public let height: Double
  /// Points at the top that belong to the status bar.
  public let topInset: Double
  /// Points at the bottom that belong to the home indicator.
  public let bottomInset: Double
  /// Points that the software keyboard covers.
  public let keyboardHeight: Double

  /// The height of a navigation bar in points.
  package let navigationBarHeight: Double = 44
  /// The height of a tab bar above the bottom inset, in points.
  package let tabBarHeight: Double = 49

  /// The device used when nothing names one.
  public static let standard: DeviceProfile = DeviceProfile(
    name: "iPhone 15", width: 393, height: 852, topInset: 59, bottomInset: 34, keyboardHeight: 336)

  /// Every known device, small phones first.
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
      name: "iPhone 15 Pro Max", width: 430, height: 932, topInset: 59, bottomInset: 34,
      keyboardHeight: 346),
    DeviceProfile(
      name: "iPad (10th generation)", width: 820, height: 1180, topInset: 24, bottomInset: 20,
      keyboardHeight: 408),
  ]

  /// The names of all devices, in the order of ``all``.
  public static var names: [String] { all.map(\.name) }

  /// The device of this name, or nil when there is none.
  public static func named(_ name: String) -> DeviceProfile? { all.first { $0.name == name } }
}
