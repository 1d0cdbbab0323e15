import AccessibilityTree
public import Foundation
import SimulatedApp

extension XCUICoordinate {
  /// Moves the pointer to the point; fails the test on a device without a pointer.
  public func hover() { point(.hover, "hover") }

  /// Clicks the point with the pointer, whatever element is there.
  public func click() { point(.tap, "click") }

  /// Clicks the point twice in a row.
  public func doubleClick() { point(.doubleTap, "double click") }

  /// Clicks the point with the secondary button of the pointer.
  public func rightClick() { point(.rightClick, "right click") }

  /// Presses the pointer button on the point for some seconds and drags to another point.
  @_disfavoredOverload
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the pointer button on the point for some seconds, then drags to another point.
  ///
  /// The drag has a velocity; at its end the pointer stays for `holdDuration` seconds.
  @_disfavoredOverload
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let session = Automation.session(for: referencedElement.target) else { return }
    if let failure = session.pointerFailure {
      return Automation.report(failure, .acting("click and drag coordinate"), in: session)
    }
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: velocity,
      thenHoldForDuration: holdDuration)
  }

  /// Scrolls at the point with the pointer's wheel, by points to the right and up.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    act("scroll") { $0.perform(.scroll(right: deltaX, up: deltaY), at: $1, title: $2) }
  }

  private func point(_ gesture: ElementGesture, _ verb: String) {
    act(verb) { $0.perform(.pointer(gesture), at: $1, title: $2) }
  }

  private func act(
    _ verb: String, _ action: (AppSession, ElementPoint, String) -> AutomationFailure?
  ) {
    let title = verb.prefix(1).uppercased() + verb.dropFirst() + " Target Application coordinate"
    Automation.act(on: referencedElement.target, "\(verb) coordinate") { session, _ in
      place(in: session).flatMap { action(session, $0, title) }
    }
  }
}
