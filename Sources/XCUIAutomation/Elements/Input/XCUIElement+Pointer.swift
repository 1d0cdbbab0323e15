public import Foundation
import SimulatedApp

// `element.click` as a value means the plain one, hence the attributes.
extension XCUIElement {
  /// Moves the pointer to the element; a device without a pointer is a failure.
  public func hover() { point(.hover, "hover") }

  /// Clicks the element with the pointer, which answers as to a tap.
  public func click() { point(.tap, "click") }

  /// Clicks the element twice in a row, which answers as to a double tap.
  public func doubleClick() { point(.doubleTap, "double click") }

  /// Clicks the element with the pointer's other button.
  ///
  /// An element without an answer to that answers as to a long press.
  public func rightClick() { point(.rightClick, "right click") }

  /// Presses the pointer's button on the element for a time, in seconds, and drags to another one.
  @_disfavoredOverload
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the pointer's button on the element for a time, in seconds, drags to another one at a
  /// velocity, and stays there for a time.
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

  /// Turns the pointer's wheel over the element, by points to the right and up.
  ///
  /// What the element shows moves down as the wheel turns up. A device without a pointer is a
  /// failure.
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
