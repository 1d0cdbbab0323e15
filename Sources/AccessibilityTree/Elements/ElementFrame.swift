/// Where an element lies on the screen, in points from the top left corner.
///
/// Any number is allowed, infinite ones too: an element without a known place has an infinite
/// origin. The left and top edges belong to a frame, the right and bottom ones do not.
public struct ElementFrame: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width; zero or less means the frame covers nothing.
  public var width: Double
  /// The height; zero or less means the frame covers nothing.
  public var height: Double

  /// Makes a frame from its top left corner and size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty frame at the top left corner.
  public static let zero = ElementFrame(x: 0, y: 0, width: 0, height: 0)

  /// The frame that XCUITest shows for an element without a place: infinite origin, no size.
  public static let nowhere = ElementFrame(x: .infinity, y: .infinity, width: 0, height: 0)

  /// True when the frame covers nothing, also when one of its numbers is NaN.
  @inlinable
  public var isEmpty: Bool {
    !(width > 0 && height > 0)
  }

  /// True when all four numbers are finite.
  @inlinable
  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }

  /// The middle of the frame.
  @inlinable
  public var center: ElementPoint {
    ElementPoint(x: x + width / 2, y: y + height / 2)
  }

  /// True when the point lies in the frame.
  @inlinable
  public func contains(_ point: ElementPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// True when the other frame lies in this one, edges included.
  @inlinable
  public func contains(_ other: ElementFrame) -> Bool {
    other.x >= x && other.y >= y
      && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// The part both frames cover; ``zero`` when there is none.
  @inlinable
  public func intersection(_ other: ElementFrame) -> ElementFrame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return .zero }
    return ElementFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The frame as XCUITest prints it, such as `{{0.0, 1.0}, {2.0, 3.0}}`.
  public var text: String {
    var text = TextBuffer()
    text.append(self)
    return text.string
  }
}

extension TextBuffer {
  /// Appends a frame such as `{{0.0, 0.0}, {390.0, 844.0}}`.
  mutating func append(_ frame: ElementFrame) {
    append("{{")
    append(frame.x)
    append(", ")
    append(frame.y)
    append("}, {")
    append(frame.width)
    append(", ")
    append(frame.height)
    append("}}")
  }
}
