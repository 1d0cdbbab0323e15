import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime

extension Finger {
  /// How much of a cell's width a finger crosses to perform the first command at once.
  static let fullSwipe = 0.6

  /// Whether a drag to a side crosses most of a cell that has commands.
  func crossesCell(
    _ gesture: ElementGesture, by right: Double, at start: ElementPoint
  ) -> Bool {
    guard gesture == .swipeLeft || gesture == .swipeRight, let snapshot = device.snapshot else {
      return false
    }
    var node = snapshot.tree.topmostElement(at: start)
    while let index = node {
      if case .element(_, let element, _) = snapshot.source(of: index),
        element.control?.isSwiped == true
      {
        return abs(right) >= snapshot.tree.frame(of: index).width * Self.fullSwipe
      }
      node = snapshot.tree.parent(of: index)
    }
    return false
  }

  /// Performs the first command of the cell whose commands the drag has revealed.
  ///
  /// It is a second swipe, so that a journal replays it.
  func finishFullSwipe(_ gesture: ElementGesture, at start: ElementPoint) {
    guard device.process?.frontScreen?.swiped != nil else { return }
    touch(gesture, at: start, scrolling: .zero)
  }
}
