import AccessibilityTree
import AppBuilding
import AppCompiling
import AppModel
import AppRuntime
import RunJournal
import VirtualTime

/// Touches the screen and presses keys; each takes its time.
struct Finger: SessionPart {
  let session: AppSession

  /// Makes a gesture at a point, for as long as it is held.
  ///
  /// It scrolls by `way`, or by the usual distance of the gesture; the finger rests for `resting`
  /// before it lifts. Two taps are two touches for what does not handle them as one gesture.
  func touch(
    _ gesture: ElementGesture, at point: ElementPoint, holding: VirtualDuration = .zero,
    scrolling way: ScrollOffset? = nil, resting: VirtualDuration = .zero
  ) {
    if gesture == .longPress, holdsKey(at: point, for: holding) { return }
    if gesture == .doubleTap, takesTapsOneByOne(at: point) {
      let touched = frameTouched(at: point)
      touch(.tap, at: point)
      // A phone ignores touches while another screen slides in.
      if frameTouched(at: point) == touched { touch(.tap, at: point) }
      return
    }
    advance(by: max(timing.touch, holding))
    guard point.x.isFinite, point.y.isFinite, runState == .foreground else { return }
    record(.touched(gesture: gesture.rawValue, x: point.x, y: point.y))
    let scrolling = way ?? ScrollOffset(gesture, lasting: holding)
    let revision = device.process?.shown?.revision
    session.willStep()
    let path = way ?? ScrollOffset(gesture)
    device.process?.lastTouch.finger = FingerMotion(
      time: holding, right: way.map { -$0.right }, down: way.map { -$0.down },
      end: (point.x - path.right, point.y - path.down))
    session.act(.touch(point), "\(gesture.rawValue) \(place(of: point))") {
      device.touch(gesture, at: point, scrolling: scrolling)
    }
    advance(by: resting + timing.touchSettles)
    repeatTap(at: point, shown: revision)
  }

  /// Where a touch is: on the element of the test's call, if it has one.
  private func place(of point: ElementPoint) -> String {
    let query = session.looks.begunAction?.query
    return query.map { "on \(session.words(of: $0))" } ?? "at \(Self.words(for: point))"
  }

  /// A point to a tenth: views share out their room in thirds.
  private static func words(for point: ElementPoint) -> String {
    let tenth = { (number: Double) in (number * 10).rounded() / 10 }
    return "\(tenth(point.x)), \(tenth(point.y))"
  }

  /// Drags from one point to another.
  func drag(_ motion: DragMotion, from start: ElementPoint, to end: ElementPoint) {
    let right = end.x - start.x
    let down = end.y - start.y
    guard right.isFinite, down.isFinite else { return }
    let length = (right * right + down * down).squareRoot()
    let gesture = motion.gesture(right: right, down: down)
    let holding = max(.zero, motion.press) + .seconds(length / motion.pointsPerSecond)
    if dragThumb(at: start, by: right, holding: holding) { return }
    let isFull = crossesCell(gesture, by: right, at: start)
    touch(
      gesture, at: start, holding: holding,
      scrolling: ScrollOffset(
        right: abs(right) < 1 ? 0 : -right, down: abs(down) < 1 ? 0 : -down),
      resting: max(.zero, motion.rest))
    if isFull { finishFullSwipe(gesture, at: start) }
  }

  /// Turns the wheel of a mouse over a point.
  func scroll(right: Double, up: Double, at point: ElementPoint) {
    touch(.scroll, at: point, scrolling: ScrollOffset(right: -right, down: -up))
  }

  /// Taps an element several times.
  func tap(_ times: Int, fingers: Int, at point: ElementPoint, _ element: FoundElement) {
    switch (times, fingers) {
    case (2, 1): touch(.doubleTap, at: point)
    case (3, 1) where Self.answersTripleTap(element): touch(.tripleTap, at: point)
    case (1, 2): touch(.twoFingerTap, at: point)
    default: for _ in 0..<times { touch(.tap, at: point) }
    }
  }

  /// Pinches or rotates with two fingers, for as long as the velocity requires.
  ///
  /// `start` is the amount at which the gesture has no effect.
  func moveTwoFingers(
    _ gesture: ElementGesture, _ amount: GestureAmount, from start: Double, at point: ElementPoint
  ) {
    let distance = abs(amount.amount - start)
    let duration = distance == 0 ? 0 : distance / abs(amount.velocity)
    advance(by: max(timing.touch, .seconds(duration)))
    guard runState == .foreground else { return }
    record(
      .gestured(
        gesture: gesture.rawValue, x: point.x, y: point.y, amount: amount.amount,
        velocity: amount.velocity))
    session.noting {
      device.touch(gesture, at: point, measures: amount.measures(of: gesture))
    }
    advance(by: timing.touchSettles)
  }

  /// Repeats a tap that did not have its intended effect, if the easing plan asks for it.
  private func repeatTap(at point: ElementPoint, shown revision: Int?) {
    guard let easing = session.easing, let taps = easing.repeats() else { return }
    easing.adding {
      for _ in 0..<taps.limit where !hasWorked(taps, since: revision) {
        guard runState == .foreground else { return }
        touch(.tap, at: point)
      }
    }
  }

  private func hasWorked(_ taps: EasingPlan.Taps, since revision: Int?) -> Bool {
    guard let effect = taps.effect else {
      waitForIdle()
      return device.snapshot?.revision != revision
    }
    return session.exists(effect)
      || session.waiter.wait(
        for: effect, toExist: true, timeout: EasingPlan.Taps.pause, title: "Wait")
  }

  private func frameTouched(at point: ElementPoint) -> ElementFrame? {
    device.snapshot.flatMap { snapshot in
      snapshot.tree.topmostElement(at: point).map { snapshot.tree.frame(of: $0) }
    }
  }

  /// Whether what is touched at a point handles taps, but not two of them as one gesture.
  private func takesTapsOneByOne(at point: ElementPoint) -> Bool {
    guard let snapshot = device.snapshot else { return false }
    var node = snapshot.tree.topmostElement(at: point)
    while let index = node {
      switch snapshot.source(of: index) {
      case .element(_, let element, _):
        if element.definition.type.takesText || element.gesture(.doubleTap) != nil { return false }
        if element.gesture(.tap) != nil || element.definition.type.toggles { return true }
      case .key, .system: return false
      default: return true
      }
      node = snapshot.tree.parent(of: index)
    }
    return false
  }

  /// Whether an element handles three taps as one gesture.
  private static func answersTripleTap(_ found: FoundElement) -> Bool {
    guard case .element(_, let element, _) = found.snapshot.source(of: found.index) else {
      return false
    }
    return element.definition.type.takesText || element.gesture(.tripleTap) != nil
  }
}

extension AppSession {
  /// The part that touches the screen and presses keys.
  var finger: Finger { Finger(session: self) }
}
