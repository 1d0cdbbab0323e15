public import Foundation
import TestHost

/// Expects a notification to be posted.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Says, for a notification that was posted, whether the expectation is fulfilled.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The name of the notification.
  open private(set) var notificationName: NSNotification.Name
  /// The only object whose notifications count, or nothing when all do.
  open private(set) var observedObject: Any?
  /// Where the notification is posted.
  open private(set) var notificationCenter: NotificationCenter
  /// The last word on whether a notification fulfils the expectation.
  open var handler: Handler?

  private var observation: (any NSObjectProtocol)?

  /// Expects a notification of that name, from an object, at a centre.
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
