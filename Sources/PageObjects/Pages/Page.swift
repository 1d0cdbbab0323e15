public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// One screen of the app: its elements are private, and each user action is a method that returns
/// the next page.
///
/// ```swift
/// final class LoginPage: Page {
///   var pageTitle: XCUIElement { app.navigationBars["Login"].firstMatch }
///
///   func type(email: String) -> Self {
///     app.textFields["login.email"].tap()
///     app.textFields["login.email"].typeText(email)
///     return self
///   }
///
///   func logIn() -> ContentPage {
///     app.buttons["login.button"].tap()
///     return ContentPage()
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol Page {
  /// The app that shows the page.
  var app: XCUIApplication { get }
  /// The element that identifies this page.
  var pageTitle: XCUIElement { get }
  /// Whether the page is shown now.
  var exists: Bool { get }
}

extension Page {
  /// The app under test.
  public var app: XCUIApplication { XCUIApplication() }

  /// Whether the title exists; override it if a page needs more.
  public var exists: Bool { pageTitle.exists }

  /// Waits until the page is shown and returns it; the test fails if it does not appear.
  ///
  /// ```swift
  /// XCTAssertEqual(login.logIn().shown().email, "someone@example.com")
  /// ```
  @discardableResult
  public func shown(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    if !Poll.until(timeout, { exists }) {
      let title = pageTitle.exists ? "though its title is there" : "and neither is its title"
      let message = "\(Self.self) is not shown after \(WaitTimeouts.words(timeout)), \(title)"
      XCTFail(message, file: file, line: line)
    }
    return self
  }
}
