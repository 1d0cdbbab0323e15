public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// Waits for a browser's element; they return the result and never fail the test.
extension ElementBrowser {
  /// Waits until the element exists.
  ///
  /// ```swift
  /// func open(_ item: ListItem) -> DetailsPage {
  ///   item.view.tap()
  ///   let page = DetailsPage()
  ///   XCTAssertEqual(page.success.waitForAppearance(), .completed)
  ///   return page
  /// }
  /// ```
  @discardableResult
  public func waitForAppearance(
    timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    view.waitForAppearance(timeout: timeout)
  }

  /// Waits until the element no longer exists.
  @discardableResult
  public func waitForDisappearance(
    timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    view.waitForDisappearance(timeout: timeout)
  }

  /// Waits until a predicate is true for the element.
  @discardableResult
  public func waitForPredicateExpectation(
    predicate: NSPredicate, timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCTWaiter.Result {
    view.waitForPredicateExpectation(predicate: predicate, timeout: timeout)
  }
}
