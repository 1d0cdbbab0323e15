import PredicateFormat
package import VirtualTime

/// A notification at the top edge of the screen.
package struct SystemBanner {
  /// The identifier by which tests and XCTest find a banner (behaviour.md E1).
  package static let identifier = "NotificationShortLookView"

  /// The number of the banner among those of the device.
  package let number: Int
  /// The app that it is from.
  let bundle: String
  package let title: String
  let message: String
  /// The link that the app gets when the banner is tapped.
  let link: String?
  /// When the banner goes; nil for one that stays.
  package let end: VirtualInstant?
  /// The scheduled event that removes the banner.
  let handle: EventHandle?

  /// The value that the screen of SpringBoard binds.
  var value: FormatValue {
    .record([
      "title": .string(title), "message": .string(message),
      "words": .string([title, message].filter { !$0.isEmpty }.joined(separator: ", ")),
    ])
  }
}
