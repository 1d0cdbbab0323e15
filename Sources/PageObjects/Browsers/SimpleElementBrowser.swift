public import XCUIAutomation

/// A browser without additional members, for parts that need no separate type.
///
/// ```swift
/// let loading = SimpleElementBrowser(request: SearchRequest(id: "LoadingView"))
/// XCTAssertEqual(loading.waitForDisappearance(), .completed)
/// ```
@preconcurrency @MainActor
public final class SimpleElementBrowser: ElementBrowser {
  /// The description of the element to find.
  public var request: SearchRequest
  /// The parent as an element, which wins over the browser.
  public var parentElement: XCUIElement?
  /// The browser of the parent.
  public var parentBrowser: (any ElementBrowser)?

  /// Makes a browser; without a parent it searches the whole app.
  public init(
    request: SearchRequest = SearchRequest(), parentElement: XCUIElement? = nil,
    parentBrowser: (any ElementBrowser)? = nil
  ) {
    self.request = request
    self.parentElement = parentElement
    self.parentBrowser = parentBrowser
  }
}
