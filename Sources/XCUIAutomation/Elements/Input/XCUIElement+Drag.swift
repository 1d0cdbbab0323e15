import AccessibilityTree
public import Foundation
import SimulatedApp
import VirtualTime

// The attributes let `element.press`, used as a value, mean the method without a drag.
extension XCUIElement {
  /// Touches the element for some seconds and then drags to another element.
  ///
  /// The element receives a long press if the finger stays for half a second, otherwise a swipe. If
  /// the element responds to neither, a table, collection or scroll view that is the root of its
  /// screen scrolls as far as the finger moves.
  @_disfavoredOverload
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Touches the element for some seconds, then drags to another element.
  ///
  /// The drag has a velocity; at its end the finger stays for `holdDuration` seconds.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard Automation.session(for: target) != nil else { return }
    let motion = DragMotion(
      press: .seconds(duration), pointsPerSecond: velocity.rawValue, rest: .seconds(holdDuration))
    Automation.act(on: otherElement.target, "press and drag \(words) to \(otherElement.words)") {
      $0.perform(.drag(motion, to: .element(otherElement.query)), on: query, title: $1)
    }
  }
}

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
      Automation.session(for: otherCoordinate.referencedElement.target) != nil
    else { return }
    guard let start = place(in: session), let end = otherCoordinate.place(in: session) else {
      return
    }
    let motion = DragMotion(
      press: .seconds(duration), pointsPerSecond: velocity.rawValue, rest: .seconds(holdDuration))
    let failure = session.perform(
      .drag(motion, to: .point(end)), at: start,
      title: "Press and drag Target Application coordinate")
    Automation.report(failure, .acting("press and drag coordinate"), in: session)
  }
}
