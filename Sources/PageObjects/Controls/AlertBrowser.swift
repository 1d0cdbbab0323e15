public import XCUIAutomation

/// An alert of the app.
///
/// ```swift
/// AlertBrowser(label: "Could not refresh").answer("OK")
/// ```
@preconcurrency @MainActor
public struct AlertBrowser: ControlBrowser {
  /// An alert.
  public static let elementType = XCUIElement.ElementType.alert
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for an alert.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// The texts, title first.
  public var texts: [String] { view.staticTexts.allElementsBoundByIndex.map(\.label) }

  /// The labels of the alert's buttons.
  public var answers: [String] { view.buttons.allElementsBoundByIndex.map(\.label) }

  /// Taps the button with a name.
  public func answer(_ name: String) { view.buttons[name].tap() }
}
