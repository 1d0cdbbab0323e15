import AccessibilityTree
public import Foundation
import SimulatedApp
import VirtualTime

extension XCUIElement {
  /// Taps the element where it can be touched, scrolling it into view if need be.
  public func tap() { touch(.tap, "tap") }

  /// Taps the element twice in a row.
  public func doubleTap() { touch(.doubleTap, "double tap") }

  /// Taps the element with two fingers.
  public func twoFingerTap() { touch(.twoFingerTap, "two finger tap") }

  /// Taps the element several times in a row, with one finger or more.
  ///
  /// One finger tapping twice is a double tap and two fingers tapping once are a two finger tap.
  /// Three taps of one finger select all of a field's text.
  /// Any other count raises one tap of the element for each touch, whatever the fingers.
  @_disfavoredOverload  // `element.tap` as a value means the plain one.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    guard let session = Automation.session(for: target) else { return }
    let words = "\(numberOfTaps) taps with \(numberOfTouches) fingers on \(self.words)"
    let failure = session.tap(query, times: numberOfTaps, fingers: numberOfTouches, title: words)
    Automation.report(failure, .acting("make \(words)"), in: session)
  }

  /// Touches the element for a time, in seconds; less than half a second is a tap.
  ///
  /// A long press on a field shows its edit menu, and one on the delete key deletes on and on.
  public func press(forDuration duration: TimeInterval) {
    touch(.press(lasting: .seconds(duration)), "press", holding: .seconds(duration))
  }

  /// Types a text into the element, which must have the keyboard focus.
  public func typeText(_ text: String) {
    guard let session = Automation.session(for: target) else { return }
    let failure = session.type(
      text, into: query, title: "Type '\(text)' into \(self.words)")
    Automation.report(failure, .acting("type text into \(words)"), in: session)
  }

  private func touch(
    _ gesture: ElementGesture, _ verb: String, holding: VirtualDuration = .zero
  ) {
    guard let session = Automation.session(for: target) else { return }
    let failure = session.perform(
      gesture, on: query, holding: holding,
      title: verb.prefix(1).uppercased() + verb.dropFirst() + " " + self.words)
    Automation.report(failure, .acting("\(verb) \(words)"), in: session)
  }
}
