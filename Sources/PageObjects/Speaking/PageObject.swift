public import Foundation
import XCUIAutomation

/// A page whose steps chain and read as given, when, then.
///
/// ```swift
/// HomePage()
///   .givenPage()
///   .whenTapCell(in: .tableView, at: 0)
///   .thenIShouldNotSee(element: .mainView)
/// ```
///
/// Conform together with ``PageObjectUIElementProvider``, and write a method such as `givenPage()`
/// that launches the app and returns `self`.
@preconcurrency @MainActor
public protocol PageObject {}

extension PageObject {
  /// Pauses; prefer a step that waits for something.
  @discardableResult
  public func delay(_ seconds: TimeInterval) -> Self {
    // rehearse:allow sleep: that is what the step is for; its documentation says what is better
    Thread.sleep(forTimeInterval: seconds)
    return self
  }

  /// Taps the back button of the navigation bar.
  @discardableResult
  public func whenTapBackButton() -> Self {
    XCUIApplication().navigationBars.buttons.element(boundBy: 0).tap()
    return self
  }
}
