/// The kind of device that shows the app.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
