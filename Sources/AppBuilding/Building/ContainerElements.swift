public import AccessibilityTree
public import AppModel

/// An element whose main purpose is to contain other elements.
public protocol ContainerMaker: ElementMaker {}

extension ContainerMaker {
  /// Makes the container with its identifier and its children.
  public init(
    _ identifier: ElementText = "",
    @ElementsBuilder children: () -> [ElementDefinition] = { [] }
  ) {
    self.init(
      element: ElementDefinition(
        Self.elementType, identifier: identifier, children: children()))
  }
}

/// A plain view.
public struct Other: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .other
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A cell of a table or a collection.
public struct Cell: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .cell
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A table with cells as children.
public struct Table: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .table
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A collection view with cells as children.
public struct CollectionView: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .collectionView
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A view that scrolls its children.
public struct ScrollView: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .scrollView
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A bar of buttons.
public struct Toolbar: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .toolbar
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}
