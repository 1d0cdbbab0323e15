public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// Waits that fail the test, at the line of the call, when they are not met in time.
extension XCTestCase {
  /// Waits until an element exists and returns it, so that a call can follow.
  ///
  /// ```swift
  /// waitForElementAppearance(app.buttons["more"]).tap()
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func waitForElementAppearance(
    _ element: XCUIElement, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    if element.waitForAppearance(timeout: timeout) != .completed {
      let message = "\(element.description) did not appear within \(WaitTimeouts.words(timeout))"
      XCTFail(message, file: file, line: line)
    }
    return element
  }

  /// Waits until an element no longer exists.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementDisappearance(
    _ element: XCUIElement, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    if element.waitForDisappearance(timeout: timeout) != .completed {
      let message = "\(element.description) is still there after \(WaitTimeouts.words(timeout))"
      XCTFail(message, file: file, line: line)
    }
    return element
  }

  /// Waits until a predicate is true for an element.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementPredicateExpectation(
    _ element: XCUIElement, predicate: NSPredicate,
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
    if XCTWaiter().wait(for: [expectation], timeout: timeout) != .completed {
      let wanted = expectation.expectationDescription
      let message = "\(wanted): not met within \(WaitTimeouts.words(timeout))"
      XCTFail(message, file: file, line: line)
    }
    return element
  }
}

/// The same for a browser's element; they return the browser.
extension XCTestCase {
  /// Waits until the element of a browser exists.
  ///
  /// ```swift
  /// waitForElementAppearance(DetailsPage().success)
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func waitForElementAppearance<Browser: ElementBrowser>(
    _ browser: Browser, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Browser {
    waitForElementAppearance(browser.view, timeout: timeout, file: file, line: line)
    return browser
  }

  /// Waits until the element of a browser no longer exists.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementDisappearance<Browser: ElementBrowser>(
    _ browser: Browser, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Browser {
    waitForElementDisappearance(browser.view, timeout: timeout, file: file, line: line)
    return browser
  }

  /// Waits until a predicate is true for the element of a browser.
  @preconcurrency @MainActor @discardableResult
  public func waitForElementPredicateExpectation<Browser: ElementBrowser>(
    _ browser: Browser, predicate: NSPredicate, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Browser {
    waitForElementPredicateExpectation(
      browser.view, predicate: predicate, timeout: timeout, file: file, line: line)
    return browser
  }
}
