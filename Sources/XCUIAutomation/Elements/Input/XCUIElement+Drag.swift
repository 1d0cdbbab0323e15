import AccessibilityTree
public import Foundation
import SimulatedApp
import VirtualTime

// `element.press` as a value means the plain one, hence the attributes.
extension XCUIElement {
  /// Touches the element for a time, in seconds, and then drags to another one.
  ///
  /// A finger that stays for half a second is a long press to the element, and one that stays for
  /// less is a swipe. Where the element answers to neither, a table, collection or scroll view that
  /// is the root of its screen scrolls as far as the finger moves.
  @_disfavoredOverload
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Touches the element for a time, in seconds, drags to another one at a velocity, and stays
  /// there for a time.
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
  /// Touches the point for a time, in seconds, and then drags to another one.
  ///
  /// What is at the point answers as an element does that is dragged.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Touches the point for a time, in seconds, drags to another one at a velocity, and stays there
  /// for a time.
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
