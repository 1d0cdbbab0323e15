package import AccessibilityTree
import SimulatedApp
import VirtualTime

/// A touch of the screen at a point, whatever is there; points are counted from the top left.
package enum PointTouch: Sendable, Equatable {
  case tap(ElementPoint)
  case doubleTap(ElementPoint)
  /// A press of some seconds.
  case press(ElementPoint, seconds: Double)
  /// A press of some seconds that then moves at a speed.
  case drag(from: ElementPoint, to: ElementPoint, seconds: Double, pointsPerSecond: Double)
}

extension PointTouch {
  /// The touch as a line of a test whose app is called `app`.
  var swift: String {
    switch self {
    case .tap(let point): Self.coordinate(point) + ".tap()"
    case .doubleTap(let point): Self.coordinate(point) + ".doubleTap()"
    case .press(let point, let seconds):
      Self.coordinate(point) + ".press(forDuration: \(seconds))"
    case .drag(let start, let end, let seconds, let speed):
      Self.coordinate(start) + ".press(forDuration: \(seconds), thenDragTo: "
        + Self.coordinate(end)
        + ", withVelocity: XCUIGestureVelocity(\(speed)), thenHoldForDuration: 0)"
    }
  }

  /// Touches the screen of a session; returns why that cannot be done.
  func make(in session: AppSession) -> AutomationFailure? {
    switch self {
    case .tap(let point): session.perform(.tap, at: point, title: swift)
    case .doubleTap(let point): session.perform(.doubleTap, at: point, title: swift)
    case .press(let point, let seconds):
      session.perform(
        .press(lasting: .seconds(seconds)), at: point, holding: .seconds(seconds), title: swift)
    case .drag(let start, let end, let seconds, let speed):
      session.perform(
        .drag(DragMotion(press: .seconds(seconds), pointsPerSecond: speed), to: .point(end)),
        at: start, title: swift)
    }
  }

  private static func coordinate(_ point: ElementPoint) -> String {
    "app.coordinate(withNormalizedOffset: .zero)"
      + ".withOffset(CGVector(dx: \(point.x), dy: \(point.y)))"
  }
}
