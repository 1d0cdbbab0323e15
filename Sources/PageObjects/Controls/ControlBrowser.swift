public import XCUIAutomation

/// A browser for one kind of control, with the actions of that control.
///
/// Controls of a design system are made the same way: declare the type, and add the user's actions.
///
/// ```swift
/// struct RatingBrowser: ControlBrowser {
///   static let elementType = XCUIElement.ElementType.slider
///   let origin: BrowserOrigin
///   func rate(_ stars: Int) { view.adjust(toNormalizedSliderPosition: CGFloat(stars) / 5) }
/// }
///
/// let rating = RatingBrowser("product.rating", of: ProductPage())
/// ```
@preconcurrency @MainActor
public protocol ControlBrowser: ElementBrowser {
  /// The element type of the control.
  static var elementType: XCUIElement.ElementType { get }
  /// Where to search, and for which element.
  var origin: BrowserOrigin { get }
  /// Makes a browser for a control.
  init(origin: BrowserOrigin)
}

/// Where a control browser searches, and for which element.
@preconcurrency @MainActor
public struct BrowserOrigin {
  /// The description of the element to find.
  public var request: SearchRequest
  /// The browser of the parent.
  public var parentBrowser: (any ElementBrowser)?
  /// The parent as an element, which wins over the browser.
  public var parentElement: XCUIElement?

  /// Makes an origin; without a parent the whole app is searched.
  public init(
    request: SearchRequest, parentBrowser: (any ElementBrowser)? = nil,
    parentElement: XCUIElement? = nil
  ) {
    self.request = request
    self.parentBrowser = parentBrowser
    self.parentElement = parentElement
  }
}

extension ControlBrowser {
  /// The description of the element to find.
  public var request: SearchRequest { origin.request }

  /// The browser of the parent.
  public var parentBrowser: (any ElementBrowser)? { origin.parentBrowser }

  /// The parent as an element.
  public var parentElement: XCUIElement? { origin.parentElement }

  /// Finds a control by its identifier, below a browser or in the whole app.
  public init(_ id: String, of parent: (any ElementBrowser)? = nil) {
    self.init(
      origin: BrowserOrigin(
        request: SearchRequest(id: id, type: Self.elementType), parentBrowser: parent))
  }

  /// Finds a control by its label, if it has no identifier.
  public init(label: String, of parent: (any ElementBrowser)? = nil) {
    self.init(
      origin: BrowserOrigin(
        request: SearchRequest(type: Self.elementType, label: label), parentBrowser: parent))
  }

  /// Whether the control is enabled.
  public var isEnabled: Bool { view.isEnabled }

  /// The label of the control.
  public var label: String { view.label }
}
