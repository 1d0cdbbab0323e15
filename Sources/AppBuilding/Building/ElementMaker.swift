public import AccessibilityTree
public import AppModel

/// A type that makes one element of a view, such as ``Button``, ``Cell`` or ``Text``.
///
/// Elements are written inside a `ScreenDefinition` or a `StateDefinition` and take modifiers:
///
/// ```swift
/// Button("Login", id: "login.button")
///   .enabled(if: "email.length > 0")
///   .onTap("LOGIN")
/// ```
public protocol ElementMaker: Sendable {
  /// The type of the elements it makes.
  static var elementType: ElementType { get }
  /// The element.
  var element: ElementDefinition { get set }
  /// Wraps an element.
  init(element: ElementDefinition)
}

extension ElementMaker {
  /// A copy with a change to the element.
  func with(_ change: (inout ElementDefinition) -> Void) -> Self {
    var copy = self
    change(&copy.element)
    return copy
  }
}

/// An element of any type, for types that have no maker here.
public struct Element: ElementMaker {
  /// The default type of an element.
  public static let elementType: ElementType = .other
  /// The element.
  public var element: ElementDefinition

  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }

  /// Makes an element of a type.
  public init(
    _ type: ElementType, id: ElementText = "", label: ElementText = "",
    @ElementsBuilder children: () -> [ElementDefinition] = { [] }
  ) {
    element = ElementDefinition(type, identifier: id, label: label, children: children())
  }
}

/// Collects the elements inside braces, also with `if` and `for`.
@resultBuilder
public enum ElementsBuilder: ListBuilder {
  /// It collects elements.
  public typealias Part = ElementDefinition

  /// Adds one element.
  public static func buildExpression(_ maker: some ElementMaker) -> [ElementDefinition] {
    [maker.element]
  }
  /// Adds an element that was made elsewhere.
  public static func buildExpression(_ element: ElementDefinition) -> [ElementDefinition] {
    [element]
  }
}
