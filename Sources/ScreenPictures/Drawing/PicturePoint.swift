/// A point in a picture, in the units of ``PictureFrame``.
package struct PicturePoint: Hashable, Sendable {
  /// Units from the left.
  package var x: Int
  /// Units from the top.
  package var y: Int

  /// Makes a point.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
