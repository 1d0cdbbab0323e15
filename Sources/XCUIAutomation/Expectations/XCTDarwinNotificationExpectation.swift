import TestHost

/// Expects a notification that processes of a device post to each other.
///
/// A simulated app posts none: making one is a failure of the test, and only a call of
/// ``XCTestExpectation/fulfill()`` fulfils it.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Says whether a notification fulfils the expectation.
  public typealias Handler = @Sendable () -> Bool

  /// The name of the notification.
  open private(set) var notificationName: String
  /// The last word on whether a notification fulfils the expectation.
  open var handler: Handler?

  /// Expects a notification of a name.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'")
    failCurrentTest(
      "Cannot expect Darwin notification '\(notificationName)': a simulated app posts none.")
  }
}
