import AppModel

extension DeviceProfile {
  /// Pixels to a point of the screen: 2 on tablets and on phones with a home button, else 3.
  package var scale: Double { isTablet || has(.home) ? 2 : 3 }

  /// The version of the system on the device, the usual one where none was chosen
  /// (behaviour.md B, E).
  package var systemVersion: String { (system ?? .ios26).version }
}
