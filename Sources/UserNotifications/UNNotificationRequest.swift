public import Foundation

/// A notification that an app asks for, with what it waits for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// What it waits for; nil if it is due at once.
  public let trigger: UNNotificationTrigger?
  private let added = Date()

  /// Makes a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }

  /// Whether the notification is no longer waited for.
  func isOver(at date: Date) -> Bool {
    guard let trigger else { return true }
    guard let due = trigger.due(after: added) else { return false }
    return !trigger.repeats && due <= date
  }
}

/// What a notification waits for.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When it is due for the first time; nil if that is not known.
  func due(after date: Date) -> Date? { nil }
}

/// A time that passes.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Waits for some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the time has passed, from now.
  open func nextTriggerDate() -> Date? { due(after: Date()) }

  override func due(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A date, or the same part of each day, week, month or year.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Waits for a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next such date.
  open func nextTriggerDate() -> Date? { due(after: Date()) }

  override func due(after date: Date) -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
