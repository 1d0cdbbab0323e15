public import Foundation

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = Self(rawValue: 8)
  /// Critical alerts, which are always heard.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button that opens the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Provisionally, without a prompt at first; here the prompt is shown all the same.
  public static let provisional = Self(rawValue: 64)
}

/// The user's answer.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// The settings that the user has chosen.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The user's answer to the prompt.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Whether alerts are on.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether sounds are on.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether numbers on the icon are on.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether notifications are listed.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether they are shown while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { setting }
}
