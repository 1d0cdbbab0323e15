import SimulatedApp

// Apple has these methods only on the Mac, not on iOS.
extension XCUICoordinate {
  /// Fails the test: iOS cannot swipe a point; swipe an element, or press the point and drag it.
  public func swipeUp() { swipe("swipe up") }

  /// Fails the test: iOS cannot swipe a point; swipe an element, or press the point and drag it.
  public func swipeDown() { swipe("swipe down") }

  /// Fails the test: iOS cannot swipe a point; swipe an element, or press the point and drag it.
  public func swipeLeft() { swipe("swipe left") }

  /// Fails the test: iOS cannot swipe a point; swipe an element, or press the point and drag it.
  public func swipeRight() { swipe("swipe right") }

  /// Fails the test at any velocity: iOS cannot swipe a point.
  @_disfavoredOverload
  public func swipeUp(velocity: XCUIGestureVelocity) { swipeUp() }

  /// Fails the test at any velocity: iOS cannot swipe a point.
  @_disfavoredOverload
  public func swipeDown(velocity: XCUIGestureVelocity) { swipeDown() }

  /// Fails the test at any velocity: iOS cannot swipe a point.
  @_disfavoredOverload
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipeLeft() }

  /// Fails the test at any velocity: iOS cannot swipe a point.
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
