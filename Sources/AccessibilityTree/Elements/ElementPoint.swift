/// A place on the screen, in points from the top left corner.
public struct ElementPoint: Sendable, Hashable {
  /// Distance from the left edge of the screen, in points.
  public var x: Double
  /// Distance from the top edge of the screen, in points.
  public var y: Double

  /// Makes a point from its distances to the left and the top edge.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point as XCUITest prints it, such as `{12.0, 34.5}`.
  public var text: String {
    var text = TextBuffer()
    text.append(self)
    return text.string
  }
}

extension TextBuffer {
  /// Appends a point such as `{195.0, 422.0}`.
  mutating func append(_ point: ElementPoint) {
    append("{")
    append(point.x)
    append(", ")
    append(point.y)
    append("}")
  }
}
