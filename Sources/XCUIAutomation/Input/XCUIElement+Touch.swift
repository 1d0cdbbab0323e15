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

  /// Touches the element for a time, in seconds.
  public func press(forDuration duration: TimeInterval) {
    touch(.longPress, "press", holding: .seconds(duration))
  }

  /// Moves a finger up across the element.
  public func swipeUp() { touch(.swipeUp, "swipe up", holding: Self.swipe) }

  /// Moves a finger down across the element.
  public func swipeDown() { touch(.swipeDown, "swipe down", holding: Self.swipe) }

  /// Moves a finger to the left across the element.
  public func swipeLeft() { touch(.swipeLeft, "swipe left", holding: Self.swipe) }

  /// Moves a finger to the right across the element.
  public func swipeRight() { touch(.swipeRight, "swipe right", holding: Self.swipe) }

  /// Types a text into the element, which must have the keyboard focus.
  public func typeText(_ text: String) {
    guard let session = Automation.session(for: target) else { return }
    let failure = session.type(
      text, into: query, title: "Type '\(text)' into \(self.words)")
    Automation.report(failure, .acting("type text into \(words)"), in: session)
  }

  /// A swipe lasts 0.2 s (behaviour.md E5).
  private static let swipe = VirtualDuration.milliseconds(200)

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
