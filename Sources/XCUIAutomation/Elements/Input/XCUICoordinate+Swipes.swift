import SimulatedApp

// Apple has these for the Mac alone; on iOS they do not exist.
extension XCUICoordinate {
  /// A failure: on iOS elements are swiped, and points are dragged to others.
  public func swipeUp() { swipe("swipe up") }

  /// A failure: on iOS elements are swiped, and points are dragged to others.
  public func swipeDown() { swipe("swipe down") }

  /// A failure: on iOS elements are swiped, and points are dragged to others.
  public func swipeLeft() { swipe("swipe left") }

  /// A failure: on iOS elements are swiped, and points are dragged to others.
  public func swipeRight() { swipe("swipe right") }

  /// A failure, whatever the velocity: on iOS elements are swiped, and points dragged to others.
  @_disfavoredOverload
  public func swipeUp(velocity: XCUIGestureVelocity) { swipeUp() }

  /// A failure, whatever the velocity: on iOS elements are swiped, and points dragged to others.
  @_disfavoredOverload
  public func swipeDown(velocity: XCUIGestureVelocity) { swipeDown() }

  /// A failure, whatever the velocity: on iOS elements are swiped, and points dragged to others.
  @_disfavoredOverload
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipeLeft() }

  /// A failure, whatever the velocity: on iOS elements are swiped, and points dragged to others.
  @_disfavoredOverload
  public func swipeRight(velocity: XCUIGestureVelocity) { swipeRight() }

  private func swipe(_ verb: String) {
    let reason =
      "Points cannot be swiped on iOS; swipe an element, or press the point and drag to another."
    Automation.act(on: referencedElement.target, "\(verb) coordinate") { _, _ in
      .impossible(reason)
    }
  }
}
