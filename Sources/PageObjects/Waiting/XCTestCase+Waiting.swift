public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// Waits that fail the test when they are not met in time.
extension XCTestCase {
  /// Waits until an element exists; gives the element, so that a call can follow.
  ///
  /// ```swift
  /// waitForElementAppearance(app.buttons["more"]).tap()
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func waitForElementAppearance(
    _ element: XCUIElement, timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCUIElement {
    waitForElementPredicateExpectation(element, predicate: .appearance, timeout: timeout)
  }

  /// Waits until an element no longer exists.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementDisappearance(
    _ element: XCUIElement, timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCUIElement {
    waitForElementPredicateExpectation(element, predicate: .disappearance, timeout: timeout)
  }

  /// Waits until a predicate holds for an element.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementPredicateExpectation(
    _ element: XCUIElement, predicate: NSPredicate,
    timeout: TimeInterval = WaitTimeouts.standard
  ) -> XCUIElement {
    expectation(for: predicate, evaluatedWith: element, handler: nil)
    waitForExpectations(timeout: timeout, handler: nil)
    return element
  }
}
