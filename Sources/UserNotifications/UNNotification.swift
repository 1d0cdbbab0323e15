public import Foundation

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What the app had asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The button that was tapped.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// A tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// A notification that was taken away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt
  /// Makes a choice.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner, as older systems name it.
  public static let alert = Self(rawValue: 4)
  /// In the list of notifications.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}

/// A kind of notification with buttons of its own.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name of the kind.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Makes a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// What is special about a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt
  /// Makes a choice.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when it is taken away.
  public static let customDismissAction = Self(rawValue: 1)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name of the button.
  public let identifier: String
  /// Its words.
  public let title: String

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// What is special about a button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt
  /// Makes a choice.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It takes something away.
  public static let destructive = Self(rawValue: 2)
  /// It opens the app.
  public static let foreground = Self(rawValue: 4)
}
