import SimulatedApp

// The attribute lets `element.swipeUp`, used as a value, mean the method without a velocity.
extension XCUIElement {
  /// Moves a finger up across the element.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Moves a finger down across the element.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Moves a finger to the left across the element.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Moves a finger to the right across the element.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Moves a finger up across the element, over 200 points at a velocity.
  @_disfavoredOverload
  public func swipeUp(velocity: XCUIGestureVelocity) {
    swipe(.swipeUp, "swipe up", velocity)
  }

  /// Moves a finger down across the element, over 200 points at a velocity.
  @_disfavoredOverload
  public func swipeDown(velocity: XCUIGestureVelocity) {
    swipe(.swipeDown, "swipe down", velocity)
  }

  /// Moves a finger to the left across the element, over 200 points at a velocity.
  @_disfavoredOverload
  public func swipeLeft(velocity: XCUIGestureVelocity) {
    swipe(.swipeLeft, "swipe left", velocity)
  }

  /// Moves a finger to the right across the element, over 200 points at a velocity.
  @_disfavoredOverload
  public func swipeRight(velocity: XCUIGestureVelocity) {
    swipe(.swipeRight, "swipe right", velocity)
  }

  private func swipe(_ gesture: ElementGesture, _ verb: String, _ velocity: XCUIGestureVelocity) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(.swipe(gesture, pointsPerSecond: velocity.rawValue), on: query, title: title)
    }
  }
}
