public import XCUIAutomation

/// The bar at the top of a screen: its title, back button and other buttons.
///
/// ```swift
/// let bar = NavigationBarBrowser()
/// XCTAssertEqual(bar.title, "Details")
/// bar.goBack()
/// ```
@preconcurrency @MainActor
public struct NavigationBarBrowser: ElementBrowser {
  /// Any navigation bar.
  public let request = SearchRequest(type: .navigationBar)

  /// Makes a browser for the bar in front.
  public init() {}

  /// The bar; if there are several, such as with a sheet, the last one, which is in front.
  public var view: XCUIElement {
    let bars = XCUIApplication().navigationBars
    return bars.element(boundBy: max(0, bars.count - 1))
  }

  /// The title.
  public var title: String { view.identifier }

  /// The back button: the first one, labelled with the title of the previous screen.
  public var backButton: XCUIElement {
    // rehearse:allow index: the first one leads back, under another name on every screen
    view.buttons.element(boundBy: 0)
  }

  /// Goes back to the previous screen.
  public func goBack() { backButton.tap() }

  /// A button of the bar.
  public func button(_ key: String) -> XCUIElement { view.buttons[key] }
}
