extension DeviceProfile {
  /// Every known device, starting with small phones.
  public static let all: [DeviceProfile] = [
    phone("iPhone SE (1st generation)", 320, 568, top: 20, keyboard: 253),
    phone("iPhone 8", 375, 667, top: 20, keyboard: 260),
    phone("iPhone SE (3rd generation)", 375, 667, top: 20, keyboard: 260),
    phone("iPhone 8 Plus", 414, 736, top: 20, keyboard: 271),
    phone("iPhone 13 mini", 375, 812, top: 50),
    phone("iPhone 11 Pro", 375, 812, top: 44),
    phone("iPhone 14", 390, 844, top: 47),
    phone("iPhone 16e", 390, 844, top: 47),
    .standard,
    phone("iPhone 15 Pro", 393, 852, top: 59),
    phone("iPhone 16", 393, 852, top: 59),
    phone("iPhone 16 Pro", 402, 874, top: 62),
    phone("iPhone 17", 402, 874, top: 62),
    phone("iPhone 17 Pro", 402, 874, top: 62),
    phone("iPhone 11", 414, 896, top: 48, keyboard: 346),
    phone("iPhone 11 Pro Max", 414, 896, top: 44, keyboard: 346),
    phone("iPhone Air", 420, 912, top: 68),
    phone("iPhone 14 Plus", 428, 926, top: 47, keyboard: 346),
    phone("iPhone 15 Pro Max", 430, 932, top: 59, keyboard: 346),
    phone("iPhone 16 Plus", 430, 932, top: 59, keyboard: 346),
    phone("iPhone 16 Pro Max", 440, 956, top: 62, keyboard: 346),
    phone("iPhone 17 Pro Max", 440, 956, top: 62, keyboard: 346),
    tablet("iPad mini (A17 Pro)", 744, 1133),
    tablet("iPad (10th generation)", 820, 1180),
    tablet("iPad (A16)", 820, 1180),
    tablet("iPad Air 11-inch (M3)", 820, 1180),
    tablet("iPad Pro 11-inch (M4)", 834, 1210, top: 32),
    tablet("iPad Air 13-inch (M3)", 1024, 1366),
    tablet("iPad Pro 13-inch (M4)", 1032, 1376, top: 32),
  ]

  /// One device of each size and shape, for faults that draw a device.
  package static let varied: [DeviceProfile] = [
    "iPhone 8", "iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 14", "iPhone 15",
    "iPhone 16", "iPhone 16 Pro", "iPhone 17", "iPhone 15 Pro Max", "iPhone 17 Pro Max",
    "iPad mini (A17 Pro)", "iPad (10th generation)", "iPad Pro 13-inch (M4)",
  ].compactMap { name in all.first { $0.name == name } }

  /// The sizes that a screen may have, in points.
  private static let sides = 200...4_000

  /// Which sizes name a device, for messages about unknown ones.
  package static let sizeWords =
    "a size such as 414x896 has sides of \(sides.lowerBound) to \(sides.upperBound) points"

  /// A device with a screen of a size, written as `414x896`; nil for anything else.
  ///
  /// Bars and keyboard are those of known devices with such a shape.
  static func sized(_ text: String) -> DeviceProfile? {
    let sizes = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sizes.count == 2, let width = sizes[0], let height = sizes[1],
      sides.contains(width), sides.contains(height), text == "\(width)x\(height)"
    else { return nil }
    let size = (Double(width), Double(height))
    if min(width, height) >= 700 { return tablet(text, size.0, size.1) }
    return height > 2 * width
      ? phone(text, size.0, size.1, top: 47) : phone(text, size.0, size.1, top: 20, keyboard: 260)
  }

  /// A phone; those with a home button have a keyboard of up to 271 points.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, keyboard: Double = 336
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, width: width, height: height, topInset: top, bottomInset: top == 20 ? 0 : 34,
      keyboardHeight: min(keyboard, height / 2))
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double = 24
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, width: width, height: height, topInset: top, bottomInset: 20,
      keyboardHeight: min(408, height / 2))
  }
}
