import PredicateFormat
package import VirtualTime

/// A notification that stands at the top edge of the screen.
package struct SystemBanner {
  /// The identifier by which tests and XCTest itself look for one (behaviour.md E1).
  package static let identifier = "NotificationShortLookView"

  /// Its number among those of the device.
  package let number: Int
  /// The app that it is from.
  let bundle: String
  package let title: String
  let message: String
  /// What the app is handed when the banner is tapped.
  let link: String?
  /// When it goes by itself; nil for one that stays.
  package let end: VirtualInstant?
  /// What takes it away then.
  let handle: EventHandle?

  /// What SpringBoard shows of it.
  var value: FormatValue {
    .record([
      "title": .string(title), "message": .string(message),
      "words": .string([title, message].filter { !$0.isEmpty }.joined(separator: ", ")),
    ])
  }
}
