public import Foundation

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt
  /// Makes a choice.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// In cars.
  public static let carPlay = Self(rawValue: 8)
  /// What must be heard.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button to the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Without a question at first; the question is asked here all the same.
  public static let provisional = Self(rawValue: 64)
}

/// What a person has answered.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What a person has allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The answer to the question.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Whether there are alerts.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether there are sounds.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether there are numbers on the icon.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether notifications are listed.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether they are shown while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { setting }
}
