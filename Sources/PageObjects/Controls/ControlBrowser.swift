public import XCUIAutomation

/// A browser for one kind of control, which knows what can be done with it.
///
/// A design system's own controls are made in the same way: name the type, and say what a user
/// does.
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
  /// What the control is in the tree of elements.
  static var elementType: XCUIElement.ElementType { get }
  /// Where to look, and for what.
  var origin: BrowserOrigin { get }
  /// Makes a browser for a control.
  init(origin: BrowserOrigin)
}

/// What a browser of a control looks for, and below what.
@preconcurrency @MainActor
public struct BrowserOrigin {
  /// What to look for.
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
  /// What to look for.
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

  /// Finds a control by its label, where it has no identifier.
  public init(label: String, of parent: (any ElementBrowser)? = nil) {
    self.init(
      origin: BrowserOrigin(
        request: SearchRequest(type: Self.elementType, label: label), parentBrowser: parent))
  }

  /// Whether the control can be used.
  public var isEnabled: Bool { view.isEnabled }

  /// What the control says.
  public var label: String { view.label }
}
