public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// One screen of the app: elements stay private, and what a user does there are methods that
/// return the page where it leads.
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
  /// The element that tells this page from all others.
  var pageTitle: XCUIElement { get }
  /// Whether the page is shown now.
  var exists: Bool { get }
}

extension Page {
  /// The app under test.
  public var app: XCUIApplication { XCUIApplication() }

  /// Whether the title exists; say more where a page needs more than that.
  public var exists: Bool { pageTitle.exists }

  /// Waits until the page is shown, and gives it; the test fails where it does not come.
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
      let title = pageTitle.exists ? "though its title is there" : "nor is its title there"
      let message = "\(Self.self) is not shown after \(WaitTimeouts.words(timeout)), \(title)"
      XCTFail(message, file: file, line: line)
    }
    return self
  }
}
