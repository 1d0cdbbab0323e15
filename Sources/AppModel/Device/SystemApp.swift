/// An app of the system, which every device has.
package enum SystemApp: String, CaseIterable, Sendable {
  case springBoard, settings, safari

  /// The system app with a bundle identifier; nil if there is none.
  package init?(bundleIdentifier: String) {
    // Nearly every app is not one of Apple's, which its first bytes already show.
    guard bundleIdentifier.utf8.starts(with: "com.apple.".utf8),
      let app = Self.allCases.first(where: { $0.bundleIdentifier == bundleIdentifier })
    else { return nil }
    self = app
  }

  /// The bundle identifier as a test gives it.
  package var bundleIdentifier: String {
    switch self {
    case .springBoard: "com.apple.springboard"
    case .settings: "com.apple.Preferences"
    case .safari: "com.apple.mobilesafari"
    }
  }

  /// The name under the icon; SpringBoard's is a single space (behaviour.md A8).
  package var name: String {
    switch self {
    case .springBoard: " "
    case .settings: "Settings"
    case .safari: "Safari"
    }
  }
}
