public import XCUIAutomation

/// A button.
///
/// ```swift
/// ButtonBrowser("login.button").tap()
/// ```
@preconcurrency @MainActor
public struct ButtonBrowser: ControlBrowser {
  /// A button.
  public static let elementType = XCUIElement.ElementType.button
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a button.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// Taps it.
  public func tap() { view.tap() }

  /// Whether it is selected, like a tab or a segment.
  public var isSelected: Bool { view.isSelected }
}
