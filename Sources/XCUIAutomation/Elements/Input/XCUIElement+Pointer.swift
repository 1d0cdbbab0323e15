public import Foundation
import SimulatedApp

// The attributes let `element.click`, used as a value, mean the method without a drag.
extension XCUIElement {
  /// Moves the pointer to the element; fails the test on a device without a pointer.
  public func hover() { point(.hover, "hover") }

  /// Clicks the element with the pointer; the element responds as to a tap.
  public func click() { point(.tap, "click") }

  /// Clicks the element twice in a row; the element responds as to a double tap.
  public func doubleClick() { point(.doubleTap, "double click") }

  /// Clicks the element with the secondary button of the pointer.
  ///
  /// An element that does not handle this responds as to a long press.
  public func rightClick() { point(.rightClick, "right click") }

  /// Presses the pointer button on the element for some seconds and drags to another element.
  @_disfavoredOverload
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the pointer button on the element for some seconds, then drags to another element.
  ///
  /// The drag has a velocity; at its end the pointer stays for `holdDuration` seconds.
  @_disfavoredOverload
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let session = Automation.session(for: target) else { return }
    if let failure = session.pointerFailure {
      let words = "click and drag \(self.words)"
      return Automation.report(failure, .acting(words), in: session)
    }
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity,
      thenHoldForDuration: holdDuration)
  }

  /// Scrolls on the element with the pointer's wheel, by points to the right and up.
  ///
  /// The content of the element moves down when the wheel turns up. Fails the test on a device
  /// without a pointer.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    Automation.act(on: target, "scroll \(words)") { session, title in
      session.perform(.scroll(right: deltaX, up: deltaY), on: query, title: title)
    }
  }

  private func point(_ gesture: ElementGesture, _ verb: String) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(.pointer(gesture), on: query, title: title)
    }
  }
}
