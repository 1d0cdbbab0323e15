public import Foundation

/// A notification that an app schedules, with its trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger; nil delivers the notification at once.
  public let trigger: UNNotificationTrigger?
  private let added = Date()

  /// Makes a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }

  /// Whether the notification is no longer pending.
  func isOver(at date: Date) -> Bool {
    guard let trigger else { return true }
    guard let due = trigger.due(after: added) else { return false }
    return !trigger.repeats && due <= date
  }
}

/// The condition that delivers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When it is due for the first time; nil if that is not known.
  func due(after date: Date) -> Date? { nil }
}

/// Delivers a notification after an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger for an interval in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The date at the end of the interval, from now.
  open func nextTriggerDate() -> Date? { due(after: Date()) }

  override func due(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at a date, or at the same part of each day, week, month or year.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Makes a trigger for a date.
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
