public import Foundation
import TestHost

/// Expects a notification to be posted.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a posted notification fulfils the expectation.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The name of the notification.
  open private(set) var notificationName: NSNotification.Name
  /// The object whose notifications count; nil counts those of every object.
  open private(set) var observedObject: Any?
  /// The notification center that is observed.
  open private(set) var notificationCenter: NotificationCenter
  /// Decides last whether a notification fulfils the expectation.
  open var handler: Handler?

  private var observation: (any NSObjectProtocol)?

  /// Expects a notification with a name, optionally from one object.
  public init(
    name notificationName: NSNotification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    self.notificationName = notificationName
    self.observedObject = object
    self.notificationCenter = notificationCenter
    super.init(description: WaitMessage.notification(notificationName, object: object))
    observation = notificationCenter.addObserver(
      forName: notificationName, object: object, queue: nil
    ) { [weak self] notification in
      guard let self, handler?(notification) ?? true else { return }
      cleanUp()
      fulfill()
    }
  }

  deinit { cleanUp() }

  override func cleanUp() {
    guard let observation else { return }
    self.observation = nil
    notificationCenter.removeObserver(observation)
  }
}
