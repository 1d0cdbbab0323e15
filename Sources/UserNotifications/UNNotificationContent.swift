public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number on the app's icon; nil leaves it unchanged.
  open fileprivate(set) var badge: NSNumber?
  /// The sound; nil for none.
  open fileprivate(set) var sound: UNNotificationSound?
  /// The app's own data.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category of the notification, which determines its buttons.
  open fileprivate(set) var categoryIdentifier = ""
  /// The group of notifications that it belongs to.
  open fileprivate(set) var threadIdentifier = ""
  /// How much it may interrupt the user.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Its rank among other notifications, from 0 to 1.
  open fileprivate(set) var relevanceScore = 0.0
}

/// The content of a notification that an app can change.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon; nil leaves it unchanged.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The app's own data.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The category of the notification, which determines its buttons.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The group of notifications that it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// How much it may interrupt the user.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// Its rank among other notifications, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// How much a notification may interrupt the user.
public enum UNNotificationInterruptionLevel: Int, Sendable {
  case passive, active, timeSensitive, critical
}

/// The sound of a notification, which is not played here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }
  /// A sound file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
  /// The default sound.
  public static var `default`: UNNotificationSound { UNNotificationSound("default") }
  /// The default sound of critical alerts.
  public static var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
}

/// The name of a sound file of the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
