public import Foundation

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// The app's request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the tapped button.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// A tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner, in the API of older systems.
  public static let alert = Self(rawValue: 4)
  /// In the list of notifications.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}

/// A category of notifications with its own buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier of the category.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Makes a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// Options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified when the notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier of the button.
  public let identifier: String
  /// Its title.
  public let title: String

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// Options of a button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked first.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It deletes something.
  public static let destructive = Self(rawValue: 2)
  /// It opens the app.
  public static let foreground = Self(rawValue: 4)
}

/// A button of a notification with a field for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What the empty field shows.
  public let textInputPlaceholder: String

  /// Makes a button with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The user's response to a notification, with a text; no notification is shown, so there is none.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}
