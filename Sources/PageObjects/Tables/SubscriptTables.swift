public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  import XCTest
#endif

/// Elements of one type, by key or index: `buttons["more"]`, `cells[0]`.
@preconcurrency @MainActor
public struct ElementTable {
  /// The elements.
  public let query: XCUIElementQuery

  /// Makes a table of elements.
  public init(_ query: XCUIElementQuery) { self.query = query }

  /// The element that has a key as its identifier or its label.
  public subscript(key: String) -> XCUIElement { query[key] }

  /// The element at an index, from 0.
  public subscript(index: Int) -> XCUIElement { query.element(boundBy: index) }
}

/// Gives a test case or a page tables of the app's elements.
///
/// ```swift
/// final class CalculatorTests: XCTestCase, SubscriptTables {
///   func testTheSum() {
///     textFields["sum"].forceTap()
///     textFields["sum"].pasteText = "1000"
///     buttons["go"].tap()
///     XCTAssertTrue(labels[0].exists)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol SubscriptTables {}

extension SubscriptTables {
  /// The text fields of the app.
  public var textFields: ElementTable { ElementTable(XCUIApplication().textFields) }

  /// The buttons of the app.
  public var buttons: ElementTable { ElementTable(XCUIApplication().buttons) }

  /// The texts of the app.
  public var labels: ElementTable { ElementTable(XCUIApplication().staticTexts) }

  /// The cells of the app.
  public var cells: ElementTable { ElementTable(XCUIApplication().cells) }

  /// Pauses; prefer to wait for something.
  public func wait(_ interval: TimeInterval) {
    // rehearse:allow sleep: that is what it is for; its documentation says what is better
    Thread.sleep(forTimeInterval: interval)
  }
}
