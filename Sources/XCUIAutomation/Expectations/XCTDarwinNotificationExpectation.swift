import TestHost

/// An expectation of a Darwin notification, which processes of a device post to each other.
///
/// Simulated apps post none. Making this expectation fails the test, and only a call of
/// ``XCTestExpectation/fulfill()`` fulfils it.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a notification fulfils the expectation.
  public typealias Handler = @Sendable () -> Bool

  /// The name of the notification.
  open private(set) var notificationName: String
  /// Decides last whether a notification fulfils the expectation.
  open var handler: Handler?

  /// Expects a notification with a name; fails the test.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'")
    failCurrentTest(
      "Cannot expect Darwin notification '\(notificationName)': a simulated app posts none.")
  }
}
