/// An object with an identifier for tests.
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier, which users never see.
  var accessibilityIdentifier: String? { get set }
}

/// UIKit's namespace for accessibility.
public enum UIAccessibility {
  /// A notification from an app to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Makes a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen has changed.
    public static let screenChanged: Notification = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged: Notification = Notification(rawValue: 1001)
    /// A text to announce.
    public static let announcement: Notification = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled: Notification = Notification(rawValue: 1009)
  }
}
