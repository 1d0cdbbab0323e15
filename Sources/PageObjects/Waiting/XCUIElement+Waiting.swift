public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// Waits that return their result and never fail the test.
extension XCUIElement {
  /// Waits until the element exists.
  ///
  /// ```swift
  /// guard banner.waitForAppearance(timeout: 5) == .completed else { return }
  /// ```
  @discardableResult
  public func waitForAppearance(
    timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    waitForPredicateExpectation(predicate: .appearance, timeout: timeout)
  }

  /// Waits until the element no longer exists.
  @discardableResult
  public func waitForDisappearance(
    timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    waitForPredicateExpectation(predicate: .disappearance, timeout: timeout)
  }

  /// Waits until a predicate is true for the element.
  ///
  /// ```swift
  /// button.waitForPredicateExpectation(predicate: NSPredicate(format: "isEnabled == 1"))
  /// ```
  @discardableResult
  public func waitForPredicateExpectation(
    predicate: NSPredicate, timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: self)
    return XCTWaiter().wait(for: [expectation], timeout: timeout)
  }
}

extension NSPredicate {
  /// True for an element that exists.
  static var appearance: NSPredicate { NSPredicate(format: "exists == 1") }

  /// True for an element that does not exist.
  static var disappearance: NSPredicate { NSPredicate(format: "exists == 0") }
}
