public import XCUIAutomation

extension XCUIApplication {
  /// Goes back with the back button of the navigation bar in front.
  @preconcurrency @MainActor
  public func goBack() { NavigationBarBrowser().goBack() }

  /// Goes back until an element exists; false if that never happens.
  ///
  /// ```swift
  /// app.goBack(until: app.tables["ListView"])
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func goBack(until element: XCUIElement, maximumSteps: Int = 10) -> Bool {
    for _ in 0..<maximumSteps {
      if element.exists { return true }
      let button = NavigationBarBrowser().backButton
      guard button.exists else { return false }
      button.tap()
    }
    return element.exists
  }

  /// Taps a tab by its identifier or its label.
  public func openTab(_ key: String) { tabBars.buttons[key].tap() }
}
