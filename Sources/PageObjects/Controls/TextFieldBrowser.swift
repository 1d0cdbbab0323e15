public import XCUIAutomation

/// A text field; ``SecureFieldBrowser`` is for passwords, ``SearchFieldBrowser`` for searches.
///
/// ```swift
/// TextFieldBrowser("login.email").replace(with: "someone@example.com")
/// ```
@preconcurrency @MainActor
public struct TextFieldBrowser: TextControlBrowser {
  /// A text field.
  public static let elementType = XCUIElement.ElementType.textField
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a text field.
  public init(origin: BrowserOrigin) { self.origin = origin }
}

/// A field for a password.
@preconcurrency @MainActor
public struct SecureFieldBrowser: TextControlBrowser {
  /// A field that hides its text.
  public static let elementType = XCUIElement.ElementType.secureTextField
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a field for a password.
  public init(origin: BrowserOrigin) { self.origin = origin }
}

/// A field for a search.
@preconcurrency @MainActor
public struct SearchFieldBrowser: TextControlBrowser {
  /// A search field.
  public static let elementType = XCUIElement.ElementType.searchField
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a search field.
  public init(origin: BrowserOrigin) { self.origin = origin }
}

/// A text of several lines.
@preconcurrency @MainActor
public struct TextViewBrowser: TextControlBrowser {
  /// A text view.
  public static let elementType = XCUIElement.ElementType.textView
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a text view.
  public init(origin: BrowserOrigin) { self.origin = origin }
}

/// A control for typing text.
@preconcurrency @MainActor
public protocol TextControlBrowser: ControlBrowser {}

extension TextControlBrowser {
  /// The text in it; empty if it shows its placeholder.
  public var text: String { view.enteredText }

  /// Appends a text.
  public func type(_ text: String) {
    view.tap()
    view.typeText(text)
  }

  /// Replaces the text.
  public func replace(with text: String) { view.replaceText(with: text) }

  /// Clears the text.
  public func clear() { view.clearText() }
}
