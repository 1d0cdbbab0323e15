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
