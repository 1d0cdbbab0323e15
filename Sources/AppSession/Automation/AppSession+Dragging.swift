package import AccessibilityTree
package import AppModel
import AppRuntime
import RunJournal
package import VirtualTime

/// How a finger drags: it presses, moves at a speed, and may rest before it lets go.
package struct DragMotion: Sendable {
  /// How long the finger presses before it moves.
  package var press: VirtualDuration
  /// How fast it moves.
  package var pointsPerSecond: Double
  /// How long it rests at the end.
  package var rest: VirtualDuration

  /// From which press on a finger that stays is a long press, as in iOS.
  static let longPress = VirtualDuration.milliseconds(500)

  /// Describes a drag.
  package init(
    press: VirtualDuration, pointsPerSecond: Double, rest: VirtualDuration = .zero
  ) {
    self.press = press
    self.pointsPerSecond = pointsPerSecond
    self.rest = rest
  }

  /// What the drag is to the element it begins on: a long press if the finger stays for long, or
  /// hardly moves, else a swipe to the side it moves to most.
  func gesture(right: Double, down: Double) -> ElementGesture {
    let isStill = abs(right) < 1 && abs(down) < 1
    if press >= Self.longPress || isStill { return .longPress }
    if abs(right) > abs(down) { return right < 0 ? .swipeLeft : .swipeRight }
    return down < 0 ? .swipeUp : .swipeDown
  }
}

extension ElementGesture {
  /// What a touch of some length is: a long press from half a second on, else a tap.
  package static func press(lasting duration: VirtualDuration) -> ElementGesture {
    duration >= DragMotion.longPress ? .longPress : .tap
  }
}

extension AppSession {
  /// Drags from the element that matches to another one.
  ///
  /// The element it begins on may answer as to a long press or a swipe, as the drag is; else what
  /// is around it scrolls as far as the finger moves.
  package func drag(
    _ motion: DragMotion, from query: Query, to other: Query, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = Self.fault(ofSpeed: motion.pointsPerSecond) {
      return refused(failure, title())
    }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    return ended(
      attempt(on: query) { start, _ throws(AutomationFailure) in
        drag(motion, from: start, to: try dragEnd(other))
      })
  }

  /// Drags from a point of the screen to another one, whatever is there.
  package func drag(
    _ motion: DragMotion, from start: ElementPoint, to end: ElementPoint,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = Self.fault(ofSpeed: motion.pointsPerSecond) {
      return refused(failure, title())
    }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    waitForIdle()
    if runState == .notRunning { return ended(absence) }
    checkForInterruptions(affecting: applicationWords)
    step("Synthesize event")
    drag(motion, from: start, to: end)
    waitForIdle()
    return ended(crashFailure)
  }

  /// Where a drag to an element ends; it need not be one that can be touched.
  private func dragEnd(_ query: Query) throws(AutomationFailure) -> ElementPoint {
    let element = try find(query)
    let tree = element.snapshot.tree
    let end = tree.hitPoint(of: element.index) ?? element.view.frame.center
    guard end.x.isFinite, end.y.isFinite else {
      throw .impossible("\(tree.row(of: element.index, withFrame: true)) has no place to drag to.")
    }
    return end
  }

  private func drag(_ motion: DragMotion, from start: ElementPoint, to end: ElementPoint) {
    let right = end.x - start.x
    let down = end.y - start.y
    guard right.isFinite, down.isFinite else { return }
    let length = (right * right + down * down).squareRoot()
    let gesture = motion.gesture(right: right, down: down)
    synthesize(
      gesture, at: start,
      holding: max(.zero, motion.press) + .seconds(length / motion.pointsPerSecond),
      scrolling: ScrollOffset(
        right: abs(right) < 1 ? 0 : -right, down: abs(down) < 1 ? 0 : -down),
      resting: max(.zero, motion.rest))
  }
}
