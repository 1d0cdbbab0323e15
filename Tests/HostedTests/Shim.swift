// Lets the tests of this target drive a simulated app.
@_exported import XCUIAutomation

public typealias RunLoop = XCUIAutomation.RunLoop
public typealias XCTNSNotificationExpectation = XCUIAutomation.XCTNSNotificationExpectation
public typealias XCTNSPredicateExpectation = XCUIAutomation.XCTNSPredicateExpectation
public typealias XCTWaiter = XCUIAutomation.XCTWaiter
public typealias XCTWaiterDelegate = XCUIAutomation.XCTWaiterDelegate
public typealias XCTestCase = XCUIAutomation.XCTestCase
public typealias XCTestExpectation = XCUIAutomation.XCTestExpectation

extension NSPredicate {
  /// Foundation has no text of a predicate on Linux.
  var predicateFormat: String { PredicateText(self).format }
}
