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
    let words = "\(numberOfTaps) taps with \(numberOfTouches) fingers on \(self.words)"
    Automation.act(on: target, "make \(words)") { session, _ in
      session.perform(.tap(times: numberOfTaps, fingers: numberOfTouches), on: query, title: words)
    }
  }

  /// Touches the element for a time, in seconds; less than half a second is a tap.
  ///
  /// A long press on a field shows its edit menu, and one on the delete key deletes on and on.
  public func press(forDuration duration: TimeInterval) {
    touch(.press(lasting: .seconds(duration)), "press", holding: .seconds(duration))
  }

  /// Types a text into the element, which must have the keyboard focus.
  public func typeText(_ text: String) {
    Automation.act(on: target, "type text into \(words)") { session, _ in
      session.perform(.type(text, into: query), title: "Type '\(text)' into \(words)")
    }
  }

  private func touch(
    _ gesture: ElementGesture, _ verb: String, holding: VirtualDuration = .zero
  ) {
    Automation.act(on: target, "\(verb) \(words)") { session, title in
      session.perform(gesture, on: query, holding: holding, title: title)
    }
  }
}
