public import Foundation

/// The attributes of an element or of a snapshot of one.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier; empty if there is none.
  var identifier: String { get }
  /// The frame in screen points.
  var frame: CGRect { get }
  /// The value; a string for nearly every element, nil if there is none.
  var value: Any? { get }
  /// The title, which is empty on iOS.
  var title: String { get }
  /// The accessibility label; empty if there is none.
  var label: String { get }
  /// The element type.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element is enabled.
  var isEnabled: Bool { get }
  /// The horizontal size class.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The text that an empty field shows.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether the element has the focus of the focus engine, which is not the keyboard focus.
  var hasFocus: Bool { get }
}

/// A snapshot of an element and everything below it at one instant.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The child elements.
  var children: [any XCUIElementSnapshot] { get }
  /// The element and everything below it as nested dictionaries; attributes without a value are
  /// left out.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A type whose current state can be taken as a snapshot.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Takes a snapshot of the element; throws if the query matches none or more than one.
  @discardableResult
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// How much room an element has in one direction.
  public enum SizeClass: Int, Sendable {
    /// The size class is not known.
    case unspecified = 0
    /// Little space, as across a phone that is held upright.
    case compact = 1
    /// Plenty of room.
    case regular = 2
  }

  /// The name of an attribute in `dictionaryRepresentation`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The child elements.
    public static let children: AttributeName = AttributeName(rawValue: "children")
    /// The element type.
    public static let elementType: AttributeName = AttributeName(rawValue: "elementType")
    /// The accessibility identifier.
    public static let identifier: AttributeName = AttributeName(rawValue: "identifier")
    /// The value.
    public static let value: AttributeName = AttributeName(rawValue: "value")
    /// The text that an empty field shows.
    public static let placeholderValue: AttributeName = AttributeName(rawValue: "placeholderValue")
    /// The title.
    public static let title: AttributeName = AttributeName(rawValue: "title")
    /// The accessibility label.
    public static let label: AttributeName = AttributeName(rawValue: "label")
    /// The frame.
    public static let frame: AttributeName = AttributeName(rawValue: "frame")
    /// Whether the element is enabled.
    public static let enabled: AttributeName = AttributeName(rawValue: "enabled")
    /// Whether the element is selected.
    public static let selected: AttributeName = AttributeName(rawValue: "selected")
    /// Whether the element has the focus of the focus engine.
    public static let hasFocus: AttributeName = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class.
    public static let horizontalSizeClass: AttributeName = AttributeName(
      rawValue: "horizontalSizeClass")
    /// The vertical size class.
    public static let verticalSizeClass: AttributeName = AttributeName(
      rawValue: "verticalSizeClass")
  }
}
