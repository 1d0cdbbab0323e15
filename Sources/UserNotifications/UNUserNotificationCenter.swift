public import Foundation
import ViewGraph

/// The notifications of an app: whether it may show some, and which it has asked for.
///
/// A notification that is due is not shown here; it only leaves the list of those that wait.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// What is told of notifications; nobody calls it, since none is shown.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether a device can show contents of notifications.
  open var supportsContentExtensions: Bool { true }

  private static let outside = UNUserNotificationCenter()

  /// The center of the app that runs.
  open class func current() -> UNUserNotificationCenter {
    StateWatch.current?.object(made: UNUserNotificationCenter.init) ?? outside
  }

  // MARK: - Permission

  /// Asks for permission, the first time with the system's prompt; tells the answer.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard let watch = StateWatch.current else { return completionHandler(false, nil) }
    watch.ask(Self.resource) { completionHandler($0 != "denied", nil) }
  }

  /// Asks for permission, the first time with the system's prompt.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Tells what the person has allowed, as far as the app has asked.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(settings) }

  /// What the person has allowed, as far as the app has asked.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private static let resource = "notifications"

  private var settings: UNNotificationSettings {
    let answer = StateWatch.current?.permission(Self.resource)
    return UNNotificationSettings(
      answer.map { $0 == "denied" ? .denied : .authorized } ?? .notDetermined)
  }

  // MARK: - Requests

  /// Takes a request in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    requests.append(request)
    completionHandler?(nil)
  }

  /// Takes a request in place of one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Tells the requests that wait for their time.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(waiting) }

  /// The requests that wait for their time.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }

  private var waiting: [UNNotificationRequest] {
    requests.removeAll { $0.isOver(at: Date()) }
    return requests
  }

  /// Forgets requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() { requests = [] }

  // MARK: - What was shown

  /// Tells the notifications that were shown: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// The notifications that were shown: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Takes notifications away; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Takes all notifications away; there are none.
  open func removeAllDeliveredNotifications() {}

  /// Sets the number on the app's icon, which the home screen does not show.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Sets the number on the app's icon, which the home screen does not show.
  open func setBadgeCount(_ count: Int) async throws {}

  // MARK: - Categories

  /// Sets the kinds of notifications with buttons of their own.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Tells the kinds of notifications with buttons of their own.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }

  /// The kinds of notifications with buttons of their own.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}

/// What is told of notifications; nobody calls it, since none is shown.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person has opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// A person has opened the app's settings from a notification.
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
