import AccessibilityTree
public import Foundation
import SimulatedApp
import VirtualTime

/// An element of the app, described by a query that is searched again at every use.
///
/// Actions and most properties need exactly one match; they fail the test if there is none or more
/// than one. ``exists`` and the waits never fail the test because of that (behaviour.md D).
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
  // Both are constants, so an element can be shared between threads.
  let target: ApplicationTarget
  let query: Query

  init(target: ApplicationTarget, query: Query) {
    self.target = target
    self.query = query
  }

  /// Whether at least one element matches now.
  open var exists: Bool {
    guard let session = Automation.session(for: target) else { return false }
    return Automation.answered(session.exists(query), in: session)
  }

  /// Whether a touch would hit the element now; false if the element does not exist.
  ///
  /// A missing element is looked for twice more, a second apart.
  open var isHittable: Bool { isHittable(lookingAgain: true) }

  /// Whether a touch would hit the element; a wait passes false, since it repeats the look itself.
  func isHittable(lookingAgain: Bool) -> Bool {
    guard let session = Automation.session(for: target),
      Automation.answered(
        session.isPresent(query) || lookingAgain && session.comes(query), in: session),
      let element = Automation.read(self, in: session)
    else { return false }
    return Automation.isHittable(element, of: self, in: session)
  }

  /// The first of the elements that match.
  open var firstMatch: XCUIElement { XCUIElement(target: target, query: query.first()) }

  /// The elements of a type anywhere below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.descendants(type.kind))
  }

  /// The elements of a type that are children of this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.children(type.kind))
  }

  /// A point given as fractions of the element's size, from its top left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalized: normalizedOffset)
  }

  /// Takes a snapshot of the element; throws if the query matches none or more than one.
  open func snapshot() throws -> any XCUIElementSnapshot {
    guard let session = Automation.session(for: target) else { throw Automation.noSession }
    do {
      return ElementSnapshotFacade(try session.find(query))
    } catch {
      throw SnapshotError(error, in: session)
    }
  }

  /// Takes a screenshot of the element's area, including anything that covers it.
  ///
  /// Fails the test if there is not exactly one element, or if it is not on the screen.
  open func screenshot() -> XCUIScreenshot {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return XCUIScreenshot(nil) }
    guard let capture = Automation.capture(in: session) else { return XCUIScreenshot(nil) }
    let picture = capture.picture(of: element)
    if picture == nil {
      let frame = element.view.frame
      let reason =
        frame.width == 0 || frame.height == 0
        ? "cannot request screenshot data because it has an empty frame"
        : "Its frame \(frame.text) covers no part of the screen."
      Automation.report(.impossible(reason), .acting("take a screenshot of \(words)"), in: session)
    }
    return XCUIScreenshot(picture)
  }

  /// The current attributes, subtree, path and query steps of the element.
  open override var debugDescription: String {
    Automation.describe(query, target: target, isElement: true)
  }

  /// A short description of the element, as in the log.
  open override var description: String { words }

  /// The value of a key; flags have both spellings, and an unknown key ends the test.
  open func value(forKey key: String) -> Any? {
    KeyedValues.value(forKey: key, of: ElementKeys(self), owner: self)
  }

  /// The value of a key path, such as `frame.size.width`; an unknown key ends the test.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(forKeyPath: keyPath, of: ElementKeys(self), owner: self)
  }

  /// A short description of the element, such as `"Login" Button`.
  nonisolated var words: String { ElementWords(query).text(in: target) }

  // MARK: - Waiting

  /// Waits until the element exists; returns false, without a failure, if it does not in time.
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(toExist: true, timeout: timeout)
  }

  /// Waits until the element no longer exists; returns false if it still does at the end.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(toExist: false, timeout: timeout)
  }

  /// Waits until a property has a value; returns false if it does not, or if nothing matches.
  open func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    guard let session = Automation.session(for: target) else { return false }
    let predicate = PropertyWords.predicate(keyPath, expectedValue)
    let isMet = session.waiter.wait(
      toMeet: "Expect predicate `\(predicate)` for object \(words)", timeout: .seconds(timeout)
    ) {
      if keyPath != \XCUIElement.exists, !session.isPresent(query) { return false }
      return self[keyPath: keyPath] == expectedValue
    }
    return Automation.answered(isMet, in: session)
  }

  private func wait(toExist wanted: Bool, timeout: TimeInterval) -> Bool {
    guard let session = Automation.session(for: target) else { return false }
    let isMet = session.waiter.wait(
      for: query, toExist: wanted, timeout: .seconds(timeout),
      title: "Waiting \(timeout)s for \(self.words) to \(wanted ? "exist" : "not exist")")
    return Automation.answered(isMet, in: session)
  }

  // MARK: - Touches

  /// Taps the element at a point where it can be touched; scrolls it into view first if necessary.
  open func tap() { touch(.tap, "tap") }

  /// Taps the element twice in a row.
  open func doubleTap() { touch(.doubleTap, "double tap") }

  /// Taps the element with two fingers.
  open func twoFingerTap() { touch(.twoFingerTap, "two finger tap") }

  /// Taps the element several times in a row, with one or more fingers.
  ///
  /// Two taps with one finger are a double tap; one tap with two fingers is a two finger tap. Three
  /// taps with one finger select all text of a field. With any other numbers the element receives
  /// one tap for each touch, whatever the number of fingers.
  @_disfavoredOverload  // `element.tap` as a value means the plain one.
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    let words = "\(numberOfTaps) taps with \(numberOfTouches) fingers on \(self.words)"
    Automation.act(on: target, "make \(words)") { session, _ in
      session.perform(.tap(times: numberOfTaps, fingers: numberOfTouches), on: query, title: words)
    }
  }

  /// Touches the element for some seconds; less than half a second is a tap.
  ///
  /// A long press on a field shows its edit menu. A long press on the delete key keeps deleting.
  open func press(forDuration duration: TimeInterval) {
    touch(
      .press(lasting: .seconds(duration)), "press", " for \(duration) seconds",
      holding: .seconds(duration))
  }

  /// Types a text into the element, which must have the keyboard focus.
  open func typeText(_ text: String) {
    Automation.act(on: target, "type text into \(words)") { session, _ in
      session.perform(.type(text, into: query), title: "Type '\(text)' into \(words)")
    }
  }

  private func touch(
    _ gesture: ElementGesture, _ verb: String, _ manner: String = "",
    holding: VirtualDuration = .zero
  ) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(gesture, on: query, holding: holding, title: title + manner)
    }
  }

  // MARK: - Swipes

  /// Moves a finger up across the element.
  open func swipeUp() { swipeUp(velocity: .default) }

  /// Moves a finger down across the element.
  open func swipeDown() { swipeDown(velocity: .default) }

  /// Moves a finger to the left across the element.
  open func swipeLeft() { swipeLeft(velocity: .default) }

  /// Moves a finger to the right across the element.
  open func swipeRight() { swipeRight(velocity: .default) }

  /// Moves a finger up across the element, over 200 points at a velocity.
  @_disfavoredOverload
  open func swipeUp(velocity: XCUIGestureVelocity) {
    swipe(.swipeUp, "swipe up", velocity)
  }

  /// Moves a finger down across the element, over 200 points at a velocity.
  @_disfavoredOverload
  open func swipeDown(velocity: XCUIGestureVelocity) {
    swipe(.swipeDown, "swipe down", velocity)
  }

  /// Moves a finger to the left across the element, over 200 points at a velocity.
  @_disfavoredOverload
  open func swipeLeft(velocity: XCUIGestureVelocity) {
    swipe(.swipeLeft, "swipe left", velocity)
  }

  /// Moves a finger to the right across the element, over 200 points at a velocity.
  @_disfavoredOverload
  open func swipeRight(velocity: XCUIGestureVelocity) {
    swipe(.swipeRight, "swipe right", velocity)
  }

  private func swipe(_ gesture: ElementGesture, _ verb: String, _ velocity: XCUIGestureVelocity) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(.swipe(gesture, pointsPerSecond: velocity.rawValue), on: query, title: title)
    }
  }

  // MARK: - Two fingers

  /// Pinches the element: moves two fingers away from each other, or towards each other.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers at the end, divided by their distance at the start.
  ///     Above 1 they move away from each other, below 1 towards each other.
  ///   - velocity: The change of the scale per second; below 0 if the fingers move together.
  ///
  /// A scale that two fingers cannot make inside the element fails the test, and so does a velocity
  /// whose direction does not match the scale.
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    Automation.act(on: target, "pinch \(words)") { session, title in
      session.perform(.pinch(GestureAmount(scale, velocity: velocity)), on: query, title: title)
    }
  }

  /// Rotates two fingers on the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians; above 0 the fingers turn clockwise.
  ///   - velocity: Radians per second; below 0 if the angle is below 0.
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    Automation.act(on: target, "rotate \(words)") { session, title in
      session.perform(.rotate(GestureAmount(rotation, velocity: velocity)), on: query, title: title)
    }
  }

  // MARK: - Adjusting

  /// The position of the slider, from 0 to 1; fails the test if the element is not a slider.
  open var normalizedSliderPosition: CGFloat {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return 0 }
    do throws(AutomationFailure) {
      return try session.sliderPosition(of: element)
    } catch {
      Automation.report(error, .acting("read the slider position of \(words)"), in: session)
      return 0
    }
  }

  /// Moves the slider to a position from 0 to 1; the slider takes the exact value.
  ///
  /// The slider must be bound to a key of its screen's context. Any other element fails the test.
  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    Automation.act(on: target, "adjust \(words) to \(normalizedSliderPosition)") {
      $0.perform(.slide(to: normalizedSliderPosition), on: query, title: $1)
    }
  }

  /// Turns the picker wheel to a value.
  ///
  /// The wheel must be bound to a key of its screen's context. It takes any value, because the app
  /// model does not list the values. Any other element fails the test.
  open func adjust(toPickerWheelValue pickerWheelValue: String) {
    Automation.act(on: target, "adjust \(words) to '\(pickerWheelValue)'") {
      $0.perform(.wheel(to: pickerWheelValue), on: query, title: $1)
    }
  }

  // MARK: - Drags

  /// Touches the element for some seconds and then drags to another element.
  ///
  /// The element receives a long press if the finger stays for half a second, otherwise a swipe. If
  /// the element responds to neither, a table, collection or scroll view that is the root of its
  /// screen scrolls as far as the finger moves.
  @_disfavoredOverload
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Touches the element for some seconds, then drags to another element.
  ///
  /// The drag has a velocity; at its end the finger stays for `holdDuration` seconds.
  @_disfavoredOverload
  open func press(
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

  // MARK: - Pointer

  /// Moves the pointer to the element; fails the test on a device without a pointer.
  open func hover() { point(.hover, "hover") }

  /// Clicks the element with the pointer; the element responds as to a tap.
  open func click() { point(.tap, "click") }

  /// Clicks the element twice in a row; the element responds as to a double tap.
  open func doubleClick() { point(.doubleTap, "double click") }

  /// Clicks the element with the secondary button of the pointer.
  ///
  /// An element that does not handle this responds as to a long press.
  open func rightClick() { point(.rightClick, "right click") }

  /// Presses the pointer button on the element for some seconds and drags to another element.
  @_disfavoredOverload
  open func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the pointer button on the element for some seconds, then drags to another element.
  ///
  /// The drag has a velocity; at its end the pointer stays for `holdDuration` seconds.
  @_disfavoredOverload
  open func click(
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
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    Automation.act(on: target, "scroll \(words)") { session, title in
      session.perform(.scroll(right: deltaX, up: deltaY), on: query, title: title)
    }
  }

  private func point(_ gesture: ElementGesture, _ verb: String) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(.pointer(gesture), on: query, title: title)
    }
  }

  // MARK: - Keys

  /// Presses one key while others are held; the field with the keyboard focus receives the key.
  ///
  /// Shift and caps lock make a letter capital. Arrows move the caret; with shift they select.
  /// Command-A, C, X and V act on the selection. With any other key held nothing is typed, since a
  /// simulated app has no shortcuts. A text of several characters fails the test.
  open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    Automation.act(on: target, "type '\(key)' key on \(words)") { session, title in
      session.perform(.key(key, holding: flags.keys, on: query), title: title)
    }
  }

  /// Presses a key without a printable character while others are held.
  open func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }

  /// Holds modifier keys while a block runs, in addition to keys that are already held.
  ///
  /// `typeKey` uses them, and the events of gestures have their names as `event.modifiers`.
  /// `typeText` ignores them.
  open class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    guard let session = Automation.session(for: .underTest) else { return }
    let before = session.heldModifiers
    session.perform(.hold(before.union(flags.keys)))
    block()
    session.perform(.hold(before))
  }
}
