package import AppModel

extension ProtectedResource {
  /// The label of the resource's switch on an app's page in Settings.
  package var settingsName: String {
    switch self {
    case .contacts: "Contacts"
    case .calendar: "Calendars"
    case .reminders: "Reminders"
    case .photos: "Photos"
    case .microphone: "Microphone"
    case .camera: "Camera"
    case .mediaLibrary: "Media & Apple Music"
    case .homeKit: "Home Data"
    case .focus: "Focus"
    case .bluetooth: "Bluetooth"
    case .keyboardNetwork: "Allow Full Access"
    case .location: "Location"
    case .health: "Health"
    case .userTracking: "Allow Tracking"
    case .localNetwork: "Local Network"
    case .notifications: "Notifications"
    }
  }

  /// The status that the switch sets when it is turned on.
  package var granted: AuthorizationStatus { self == .location ? .whenInUse : .authorized }

  /// Whether a running app keeps running after a change in Settings; for others, iOS ends the app.
  package var changesWhileRunning: Bool { self == .location || self == .notifications }
}
