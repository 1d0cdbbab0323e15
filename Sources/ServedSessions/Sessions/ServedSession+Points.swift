package import AccessibilityTree
import SimulatedApp
package import TestWriting

/// How a point of the screen is touched.
package enum PointGesture: String, Sendable, CaseIterable {
  /// Once, twice, for a second, or with two fingers.
  case tap, double, press, twoFingers
}

extension ServedSession {
  /// The action of a user who touches a point of the screen.
  ///
  /// It touches the control at the point by its name, so that a written test does, too. Only if
  /// nothing there has a name, or if the place within an element matters, it touches the point.
  package func action(
    _ gesture: PointGesture, at point: ElementPoint
  ) throws(SessionFault) -> SessionAction {
    if let alert, alert.isOfSystem { return try answer(alert, at: point) }
    let snapshot = try snapshot()
    guard let node = snapshot.tree.pointed(at: point), snapshot.tree.isNamed(node) else {
      return try touch(gesture, at: point)
    }
    let target = ElementTarget.reference(try reference(to: node, in: snapshot).name)
    if snapshot.tree.type(of: node) == .slider, gesture == .tap {
      let frame = snapshot.tree.frame(of: node)
      return .gesture(.slide(to: (point.x - frame.x) / frame.width), on: target)
    }
    return .gesture(gesture.onElement, on: target)
  }

  private func answer(
    _ alert: SessionAlert, at point: ElementPoint
  ) throws(SessionFault) -> SessionAction {
    let board = session.device.process(of: SystemApp.springBoard.bundleIdentifier)
    let tree = board.map { session.device.snapshot(of: $0).tree }
    guard let tree, let node = tree.pointed(at: point), tree.type(of: node) == .button else {
      throw SessionFault(
        .notTouchable, "The alert \(quoted(alert.title)) of the system is in front; answer it.")
    }
    return .answerAlert(button: tree.label(of: node))
  }

  private func touch(
    _ gesture: PointGesture, at point: ElementPoint
  ) throws(SessionFault) -> SessionAction {
    switch gesture {
    case .tap: return .touch(.tap(point))
    case .double: return .touch(.doubleTap(point))
    case .press: return .touch(.press(point, seconds: 1))
    case .twoFingers:
      throw SessionFault(.notTouchable, "Two fingers need an element, and none is at this point.")
    }
  }
}

extension PointGesture {
  /// The gesture on an element.
  package var onElement: TestStep.Gesture {
    switch self {
    case .tap: .tap
    case .double: .doubleTap
    case .press: .longPress
    case .twoFingers: .twoFingerTap
    }
  }
}
