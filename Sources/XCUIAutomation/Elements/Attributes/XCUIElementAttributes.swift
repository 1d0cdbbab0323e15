public import Foundation

/// What can be read of an element, live or frozen.
public protocol XCUIElementAttributes {
  /// The accessibility identifier; empty for none.
  var identifier: String { get }
  /// The frame in screen points.
  var frame: CGRect { get }
  /// The value; text for nearly every element, nil for none.
  var value: Any? { get }
  /// The title, which iOS leaves empty.
  var title: String { get }
  /// The accessibility label; empty for none.
  var label: String { get }
  /// The type.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it answers to touches.
  var isEnabled: Bool { get }
  /// How much room it has across.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much room it has down.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What an empty field shows.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether the focus engine is on it, which is not the keyboard's focus.
  var hasFocus: Bool { get }
}

/// An element frozen at an instant, with all below it.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly below.
  var children: [any XCUIElementSnapshot] { get }
  /// The element and all below it as nested dictionaries; attributes without a value are left out.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Whatever can be frozen.
public protocol XCUIElementSnapshotProviding {
  /// The element as it is now; throws where there is not exactly one.
  @discardableResult
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// How much room an element has in a direction.
  public enum SizeClass: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = 0
    /// Little, as on a phone held upright.
    case compact = 1
    /// Plenty.
    case regular = 2
  }

  /// The name of an attribute in a dictionary representation.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The elements directly below.
    public static let children: AttributeName = AttributeName(rawValue: "children")
    /// The type.
    public static let elementType: AttributeName = AttributeName(rawValue: "elementType")
    /// The accessibility identifier.
    public static let identifier: AttributeName = AttributeName(rawValue: "identifier")
    /// The value.
    public static let value: AttributeName = AttributeName(rawValue: "value")
    /// What an empty field shows.
    public static let placeholderValue: AttributeName = AttributeName(rawValue: "placeholderValue")
    /// The title.
    public static let title: AttributeName = AttributeName(rawValue: "title")
    /// The accessibility label.
    public static let label: AttributeName = AttributeName(rawValue: "label")
    /// The frame.
    public static let frame: AttributeName = AttributeName(rawValue: "frame")
    /// Whether the element answers to touches.
    public static let enabled: AttributeName = AttributeName(rawValue: "enabled")
    /// Whether the element is selected.
    public static let selected: AttributeName = AttributeName(rawValue: "selected")
    /// Whether the focus engine is on the element.
    public static let hasFocus: AttributeName = AttributeName(rawValue: "hasFocus")
    /// How much room there is across.
    public static let horizontalSizeClass: AttributeName = AttributeName(
      rawValue: "horizontalSizeClass")
    /// How much room there is down.
    public static let verticalSizeClass: AttributeName = AttributeName(
      rawValue: "verticalSizeClass")
  }
}
