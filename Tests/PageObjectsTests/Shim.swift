// Lets the tests of this target drive a simulated app.
@_exported import FoundationNetworking
@_exported import XCUIAutomation

/// The one that can be made on Linux.
public typealias NSComparisonPredicate = XCUIAutomation.NSComparisonPredicate
/// The one that can be made on Linux.
public typealias NSExpression = XCUIAutomation.NSExpression
/// The one that knows virtual time.
public typealias RunLoop = XCUIAutomation.RunLoop
/// The one that knows virtual time.
public typealias XCTNSNotificationExpectation = XCUIAutomation.XCTNSNotificationExpectation
/// The one that knows virtual time.
public typealias XCTNSPredicateExpectation = XCUIAutomation.XCTNSPredicateExpectation
/// The one that knows virtual time.
public typealias XCTWaiter = XCUIAutomation.XCTWaiter
/// The one that knows virtual time.
public typealias XCTWaiterDelegate = XCUIAutomation.XCTWaiterDelegate
/// The one that knows virtual time.
public typealias XCTestCase = XCUIAutomation.XCTestCase
/// The one that records issues.
public typealias XCTestCaseRun = XCUIAutomation.XCTestCaseRun
/// The one that knows virtual time.
public typealias XCTestExpectation = XCUIAutomation.XCTestExpectation
/// The one that knows virtual time.
public typealias XCTestObservation = XCUIAutomation.XCTestObservation

extension NSPredicate {
  /// Foundation has no text of a predicate on Linux.
  var predicateFormat: String { PredicateText(self).format }
}
