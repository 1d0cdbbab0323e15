import SimulatedApp

/// Something of the device that an app has to ask for before it may use it.
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
  /// The devices of a home.
  case homeKit = 8
  /// Whether notifications are silenced.
  case focus = 9
  /// Bluetooth.
  case bluetooth = -0x4000_0000
  /// The network, for keyboards.
  case keyboardNetwork = -0x4000_0001
  /// Where the device is.
  case location = -0x4000_0002
  /// Health data.
  case health = -0x4000_0003
  /// Tracking across apps of other companies.
  case userTracking = -0x4000_0004
  /// Devices in the local network.
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
