public import AccessibilityTree
public import AppModel

/// An element that people recognise by its label.
public protocol WordMaker: ElementMaker {}

extension WordMaker {
  /// Makes the element with its label, its identifier and its children.
  public init(
    _ label: ElementText = "", id: ElementText = "",
    @ElementsBuilder children: () -> [ElementDefinition] = { [] }
  ) {
    self.init(
      element: ElementDefinition(
        Self.elementType, identifier: id, label: label, children: children()))
  }
}

/// A text that cannot be edited.
public struct Text: WordMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .staticText
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A button.
public struct Button: WordMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .button
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// An image.
public struct Image: WordMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .image
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A spinning wheel that shows that something is in progress.
public struct ActivityIndicator: WordMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .activityIndicator
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A link.
public struct LinkText: WordMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .link
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}
