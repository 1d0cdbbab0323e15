import AccessibilityTree
import AppCompiling
import AppModel

/// How far the content of a container is scrolled, and its sizes when it was last laid out.
struct ScrollPlace: Sendable {
  /// The requested scroll position.
  var wanted = ScrollOffset.zero
  /// The scroll position as last laid out, limited to the content.
  var shown = ScrollOffset.zero
  /// The frame of the container on the screen.
  var viewport = ElementFrame.zero
  /// How much of its bottom the keyboard covers, in points.
  var covered = 0.0
  /// The size of the content.
  var content = ContentSize()

  /// The furthest scroll position.
  var furthest: ScrollOffset {
    ScrollOffset(
      right: max(0, content.width - viewport.width),
      down: max(0, content.height - viewport.height + covered))
  }
}

/// The size of a container's content, in points.
struct ContentSize: Sendable, Equatable {
  var width = 0.0
  var height = 0.0
}

extension ScreenInstance {
  /// How far a container is scrolled; one that was never laid out is at its beginning.
  func place(of container: CompiledElement, item: ItemScope?) -> ScrollPlace {
    places[ControlKey(container, item: item)] ?? ScrollPlace()
  }
}
