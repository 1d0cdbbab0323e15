// Lets the tests of this target drive a simulated app.
@_exported import XCUIAutomation

typealias RunLoop = XCUIAutomation.RunLoop
typealias XCTNSNotificationExpectation = XCUIAutomation.XCTNSNotificationExpectation
typealias XCTNSPredicateExpectation = XCUIAutomation.XCTNSPredicateExpectation
typealias XCTWaiter = XCUIAutomation.XCTWaiter
typealias XCTWaiterDelegate = XCUIAutomation.XCTWaiterDelegate
typealias XCTestCase = XCUIAutomation.XCTestCase
typealias XCTestExpectation = XCUIAutomation.XCTestExpectation

extension NSPredicate {
  /// Foundation has no text of a predicate on Linux.
  var predicateFormat: String { PredicateText(self).format }
}
