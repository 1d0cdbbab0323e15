public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// A screen that is verified by the elements that must be on it.
///
/// ```swift
/// struct DetailsScreen: ScreenObject {
///   let app = XCUIApplication()
///   var more: XCUIElement { app.buttons["more"] }
///   var expectedElements: [XCUIElement] { [app.otherElements["SuccessView"], more] }
/// }
///
/// ListScreen.proven().open(DetailsScreen.self) { $0.rows[0].tap() }.more.tap()
/// ```
@preconcurrency @MainActor
public protocol ScreenObject {
  /// Makes the screen.
  init()
  /// The elements that must exist while the screen is in front; include one that no other screen
  /// has.
  var expectedElements: [XCUIElement] { get }
}

extension ScreenObject {
  /// The expected elements that do not exist now.
  public var missingElements: [XCUIElement] { expectedElements.filter { !$0.exists } }

  /// Whether all expected elements exist now.
  public var isProven: Bool { missingElements.isEmpty }

  /// The screen once it is verified; the test fails with the missing elements.
  @discardableResult
  public static func proven(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let screen = Self()
    screen.waitToBeProven(timeout, file, line)
    return screen
  }

  private func waitToBeProven(_ timeout: TimeInterval, _ file: StaticString, _ line: UInt) {
    guard !Poll.until(timeout, { isProven }) else { return }
    let missing = missingElements.map { $0.description }
    XCTFail(
      "\(Self.self) is not shown after \(WaitTimeouts.words(timeout)): \(missing.count) of "
        + "\(expectedElements.count) expected elements are missing: "
        + missing.joined(separator: ", "),
      file: file, line: line)
  }

  /// Performs an action that leads to another screen, and returns that one verified.
  @discardableResult
  public func open<Next: ScreenObject>(
    _ next: Next.Type, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line, _ action: @MainActor (Self) -> Void
  ) -> Next {
    action(self)
    return next.proven(timeout: timeout, file: file, line: line)
  }
}
