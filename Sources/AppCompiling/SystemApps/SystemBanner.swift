import PredicateFormat
package import VirtualTime

/// A notification at the top edge of the screen.
package struct SystemBanner {
  /// The identifier by which tests and XCTest find a banner (behaviour.md E1).
  package static let identifier = "NotificationShortLookView"

  /// The number of the banner among those of the device.
  package let number: Int
  /// The app that it is from.
  package let bundle: String
  /// Its first line.
  package let title: String
  let message: String
  /// The link that the app opens when the banner is tapped.
  package let link: String?
  /// When the banner disappears; nil for one that stays.
  package let end: VirtualInstant?
  /// The scheduled event that removes the banner.
  package let handle: EventHandle?

  /// Makes a banner; nil means that it has no link, or that it stays.
  package init(
    number: Int, bundle: String, title: String, message: String, link: String?,
    end: VirtualInstant?, handle: EventHandle?
  ) {
    (self.number, self.bundle) = (number, bundle)
    (self.title, self.message) = (title, message)
    (self.link, self.end, self.handle) = (link, end, handle)
  }

  /// The value that the screen of SpringBoard binds.
  var value: FormatValue {
    .record([
      "title": .string(title), "message": .string(message),
      "words": .string([title, message].filter { !$0.isEmpty }.joined(separator: ", ")),
    ])
  }
}
