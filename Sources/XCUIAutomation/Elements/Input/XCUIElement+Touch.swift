public import Foundation
import SimulatedApp
import VirtualTime

extension XCUIElement {
  /// Taps the element at a point where it can be touched; scrolls it into view first if necessary.
  public func tap() { touch(.tap, "tap") }

  /// Taps the element twice in a row.
  public func doubleTap() { touch(.doubleTap, "double tap") }

  /// Taps the element with two fingers.
  public func twoFingerTap() { touch(.twoFingerTap, "two finger tap") }

  /// Taps the element several times in a row, with one or more fingers.
  ///
  /// Two taps with one finger are a double tap; one tap with two fingers is a two finger tap. Three
  /// taps with one finger select all text of a field. With any other numbers the element receives
  /// one tap for each touch, whatever the number of fingers.
  @_disfavoredOverload  // `element.tap` as a value means the plain one.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    let words = "\(numberOfTaps) taps with \(numberOfTouches) fingers on \(self.words)"
    Automation.act(on: target, "make \(words)") { session, _ in
      session.perform(.tap(times: numberOfTaps, fingers: numberOfTouches), on: query, title: words)
    }
  }

  /// Touches the element for some seconds; less than half a second is a tap.
  ///
  /// A long press on a field shows its edit menu. A long press on the delete key keeps deleting.
  public func press(forDuration duration: TimeInterval) {
    touch(
      .press(lasting: .seconds(duration)), "press", " for \(duration) seconds",
      holding: .seconds(duration))
  }

  /// Types a text into the element, which must have the keyboard focus.
  public func typeText(_ text: String) {
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
}
