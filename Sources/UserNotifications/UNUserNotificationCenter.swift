public import Foundation
import ViewGraph

/// The notifications of an app: its permission, and the requests that it has added.
///
/// A due notification is not shown here; it is only removed from the pending ones.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// The delegate; it is never called, since no notification is shown.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the device supports content extensions of notifications.
  open var supportsContentExtensions: Bool { true }

  private static let outside = UNUserNotificationCenter()

  /// The center of the running app.
  open class func current() -> UNUserNotificationCenter {
    StateWatch.current?.object(made: UNUserNotificationCenter.init) ?? outside
  }

  // MARK: - Permission

  /// Requests permission, the first time with the system's prompt; the handler receives the answer.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard let watch = StateWatch.current else { return completionHandler(false, nil) }
    watch.ask(Self.resource) { completionHandler($0 != "denied", nil) }
  }

  /// Requests permission, the first time with the system's prompt; returns whether it is granted.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Passes the user's settings to the handler.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(settings) }

  /// The user's settings, once the app has asked.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private static let resource = "notifications"

  private var settings: UNNotificationSettings {
    let answer = StateWatch.current?.permission(Self.resource)
    return UNNotificationSettings(
      answer.map { $0 == "denied" ? .denied : .authorized } ?? .notDetermined)
  }

  // MARK: - Requests

  /// Adds a request; replaces one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    requests.append(request)
    completionHandler?(nil)
  }

  /// Adds a request; replaces one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Passes the pending requests to the handler.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(waiting) }

  /// The pending requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }

  private var waiting: [UNNotificationRequest] {
    requests.removeAll { $0.isOver(at: Date()) }
    return requests
  }

  /// Removes pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() { requests = [] }

  // MARK: - What was shown

  /// Passes the delivered notifications to the handler: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// The delivered notifications: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes delivered notifications; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all delivered notifications; there are none.
  open func removeAllDeliveredNotifications() {}

  /// Sets the number on the app's icon, which the home screen does not show.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Sets the number on the app's icon, which the home screen does not show.
  open func setBadgeCount(_ count: Int) async throws {}

  // MARK: - Categories

  /// Sets the categories of notifications with their own buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Passes the categories of notifications to the handler.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }

  /// The categories of notifications with their own buttons.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}

/// Handles notifications; it is never called, since none is shown.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called for a notification that arrives while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user has opened the app's settings from a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
