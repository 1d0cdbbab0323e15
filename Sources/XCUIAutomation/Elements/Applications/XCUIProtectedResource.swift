import SimulatedApp

/// A resource of the device that an app needs permission to use.
public enum XCUIProtectedResource: Int, Sendable {
  /// The address book.
  case contacts = 1
  /// Calendars.
  case calendar = 2
  /// Reminders.
  case reminders = 3
  /// The photo library.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// Music and videos.
  case mediaLibrary = 7
  /// The devices of a home (HomeKit).
  case homeKit = 8
  /// Whether a focus silences notifications.
  case focus = 9
  /// Bluetooth.
  case bluetooth = -0x4000_0000
  /// The network, for custom keyboards.
  case keyboardNetwork = -0x4000_0001
  /// The location of the device.
  case location = -0x4000_0002
  /// Health data.
  case health = -0x4000_0003
  /// Tracking across the apps of other companies.
  case userTracking = -0x4000_0004
  /// Devices on the local network.
  case localNetwork = -0x4000_0005

  /// The resource of the simulated device.
  var simulated: ProtectedResource {
    switch self {
    case .contacts: .contacts
    case .calendar: .calendar
    case .reminders: .reminders
    case .photos: .photos
    case .microphone: .microphone
    case .camera: .camera
    case .mediaLibrary: .mediaLibrary
    case .homeKit: .homeKit
    case .focus: .focus
    case .bluetooth: .bluetooth
    case .keyboardNetwork: .keyboardNetwork
    case .location: .location
    case .health: .health
    case .userTracking: .userTracking
    case .localNetwork: .localNetwork
    }
  }
}
