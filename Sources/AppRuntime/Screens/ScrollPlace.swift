import AccessibilityTree
import AppCompiling

/// How far the content of a container is scrolled, and what it was last laid out with.
struct ScrollPlace: Sendable {
  /// How far it was scrolled.
  var wanted = ScrollOffset.zero
  /// How far it is, as last laid out: no further than what it holds.
  var shown = ScrollOffset.zero
  /// Where the container stands on the screen.
  var viewport = ElementFrame.zero
  /// Points at its bottom that the keyboard covers.
  var covered = 0.0
  /// The size of all that it holds.
  var content = ContentSize()

  /// How far it can be scrolled.
  var furthest: ScrollOffset {
    ScrollOffset(
      right: max(0, content.width - viewport.width),
      down: max(0, content.height - viewport.height + covered))
  }
}

/// The size of what a container holds, in points.
struct ContentSize: Sendable, Equatable {
  var width = 0.0
  var height = 0.0
}

extension ScreenInstance {
  /// How far a container is scrolled; one that was never laid out is at its beginning.
  func place(of container: CompiledElement, item: ItemScope?) -> ScrollPlace {
    places[ControlKey(container, item: item)] ?? ScrollPlace()
  }

  /// How far the screen's root is scrolled down, in points.
  var scrollOffset: Double { place(of: screen.root, item: nil).wanted.down }
}
