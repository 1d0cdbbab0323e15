package import AppModel

extension ProtectedResource {
  /// What the switch of the resource says on an app's page in Settings.
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

  /// What its switch sets when it is turned on.
  package var granted: AuthorizationStatus { self == .location ? .whenInUse : .authorized }

  /// Whether a change in Settings leaves a running app alone; iOS ends it for all others.
  package var changesWhileRunning: Bool { self == .location || self == .notifications }
}
