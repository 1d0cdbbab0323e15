public import AccessibilityTree
public import AppModel

/// An element that people change; its value is in the screen's context.
public protocol FieldMaker: ElementMaker {}

extension FieldMaker {
  /// Makes the field with its identifier, its placeholder and the context key it is bound to.
  public init(
    _ identifier: ElementText = "", label: ElementText = "", placeholder: ElementText? = nil,
    binds key: String? = nil
  ) {
    self.init(
      element: ElementDefinition(
        Self.elementType, identifier: identifier, label: label, placeholder: placeholder,
        binding: key))
  }
}

/// A field for one line of text.
public struct TextField: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .textField
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A text field that hides the typed text.
public struct SecureTextField: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .secureTextField
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A field for a search text.
public struct SearchField: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .searchField
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A field for several lines of text.
public struct TextView: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .textView
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A switch that is on or off.
public struct Switch: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .switch
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A control that sets a number in a range.
public struct Slider: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .slider
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}
