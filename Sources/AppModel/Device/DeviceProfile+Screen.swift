extension DeviceProfile {
  /// Pixels per point of the screen: 2 on tablets and on most phones with a home button, else 3.
  package var scale: Double {
    if name == "iPhone 8 Plus" { return 3 }
    return isTablet || has(.home) || name == "iPhone 11" ? 2 : 3
  }

  /// The version of the device's system: the one that the device's name tells, else the usual one
  /// (behaviour.md B, E).
  package var systemVersion: String { release ?? (system ?? .ios26).version }
}
