public import Foundation
public import XCUIAutomation

/// An element that leads to a page: a row, a banner, a button.
///
/// ```swift
/// struct ProfilePage {
///   var orders: EntryPoint<OrdersPage> {
///     EntryPoint(XCUIApplication().cells["profile.orders"]) { OrdersPage() }
///   }
/// }
///
/// ProfilePage().orders.tap().thenIShouldSee(element: .mainView)
/// ```
@preconcurrency @MainActor
public struct EntryPoint<Destination> {
  /// The element to tap.
  public let element: XCUIElement
  private let destination: @MainActor () -> Destination

  /// Makes an entry point.
  public init(_ element: XCUIElement, to destination: @escaping @MainActor () -> Destination) {
    self.element = element
    self.destination = destination
  }

  /// Waits for the element, taps it and returns the page to which it leads.
  @discardableResult
  public func tap(timeout: TimeInterval = WaitTimeouts.standard) -> Destination {
    element.waitForAppearance(timeout: timeout)
    element.tap()
    return destination()
  }

  /// Taps near the upper left corner, for an element whose middle is covered by another one.
  @discardableResult
  public func tapCorner(timeout: TimeInterval = WaitTimeouts.standard) -> Destination {
    element.waitForAppearance(timeout: timeout)
    element.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.1)).tap()
    return destination()
  }
}
