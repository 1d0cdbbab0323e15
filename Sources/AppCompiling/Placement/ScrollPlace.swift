package import AccessibilityTree
package import AppModel

/// How far the content of a container is scrolled, and its sizes when it was last laid out.
package struct ScrollPlace: Sendable {
  /// The requested scroll position.
  package var wanted = ScrollOffset.zero
  /// The scroll position as last laid out, limited to the content.
  package var shown = ScrollOffset.zero
  /// The frame of the container on the screen.
  package var viewport = ElementFrame.zero
  /// How much of its bottom the keyboard covers, in points.
  package var covered = 0.0
  /// The size of the content.
  package var content = ContentSize()

  /// Starts at the beginning.
  package init() {}

  /// The furthest scroll position.
  package var furthest: ScrollOffset {
    ScrollOffset(
      right: max(0, content.width - viewport.width),
      down: max(0, content.height - viewport.height + covered))
  }

  /// The offset that puts a frame's top edge in the middle; its left edge too, unless the frame is
  /// already inside from left to right.
  package func offset(showing frame: ElementFrame) -> ScrollOffset {
    let isWithin = frame.x >= viewport.x && frame.x + frame.width <= viewport.x + viewport.width
    var target = shown
    target.down = max(0, target.down + frame.y - viewport.y - (viewport.height - covered) / 2)
    if !isWithin {
      target.right = max(0, target.right + frame.x - viewport.x - viewport.width / 2)
    }
    return target
  }
}

/// The size of a container's content, in points.
package struct ContentSize: Sendable, Equatable {
  /// Its width.
  package var width: Double
  /// Its height.
  package var height: Double

  /// Makes a size; it is zero unless given.
  package init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
