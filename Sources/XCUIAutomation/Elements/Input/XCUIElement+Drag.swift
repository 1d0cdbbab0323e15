import AccessibilityTree
public import Foundation
import SimulatedApp
import VirtualTime

// The attributes let `element.press`, used as a value, mean the method without a drag.
extension XCUICoordinate {
  /// Touches the point for some seconds and then drags to another point.
  ///
  /// The element at the point responds as if it were dragged.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Touches the point for some seconds, then drags to another point.
  ///
  /// The drag has a velocity; at its end the finger stays for `holdDuration` seconds.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let session = Automation.session(for: referencedElement.target),
      Automation.session(for: otherCoordinate.referencedElement.target) != nil,
      let start = place(in: session), let end = otherCoordinate.place(in: session)
    else { return }
    let motion = DragMotion(
      press: .seconds(duration), pointsPerSecond: velocity.rawValue, rest: .seconds(holdDuration))
    let failure = session.perform(
      .drag(motion, to: .point(end)), at: start,
      title: "Press and drag Target Application coordinate")
    Automation.report(failure, .acting("press and drag coordinate"), in: session)
  }
}
