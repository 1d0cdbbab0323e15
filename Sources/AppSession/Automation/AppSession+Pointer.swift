package import AccessibilityTree
package import AppModel
import AppRuntime
import RunJournal
import VirtualTime

extension AppSession {
  /// Makes a gesture of the pointer on the element that matches.
  package func point(
    _ gesture: ElementGesture, on query: Query, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = pointerFailure { return refused(failure, title()) }
    return perform(gesture, on: query, title: title())
  }

  /// Makes a gesture of the pointer at a point of the screen, whatever is there.
  package func point(
    _ gesture: ElementGesture, at point: ElementPoint, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = pointerFailure { return refused(failure, title()) }
    return perform(gesture, at: point, title: title())
  }

  /// Turns the wheel over the element that matches: upwards, what it shows moves down by as much.
  package func scroll(
    _ query: Query, right: Double, up: Double, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = wheelFailure(right, up) { return refused(failure, title()) }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    return ended(
      attempt(on: query) { point, _ in
        synthesize(
          .scroll, at: point, holding: .zero, scrolling: ScrollOffset(right: -right, down: -up))
      })
  }

  /// Turns the wheel over a point of the screen, whatever is there.
  package func scroll(
    at point: ElementPoint, right: Double, up: Double, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = wheelFailure(right, up) { return refused(failure, title()) }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    waitForIdle()
    if runState != .foreground { return ended(absence) }
    checkForInterruptions(affecting: applicationWords)
    step("Synthesize event")
    synthesize(
      .scroll, at: point, holding: .zero, scrolling: ScrollOffset(right: -right, down: -up))
    waitForIdle()
    return ended(crashFailure)
  }

  /// Why there is no pointer; nil on a device that has one.
  package var pointerFailure: AutomationFailure? {
    guard !device.uprightProfile.isTablet else { return nil }
    return .impossible("\(device.uprightProfile.name) has no pointer, which only tablets have.")
  }

  private func wheelFailure(_ right: Double, _ up: Double) -> AutomationFailure? {
    if let pointerFailure { return pointerFailure }
    guard right.isFinite, up.isFinite else {
      return .impossible("A wheel turns by some points, and not by \(right) and \(up).")
    }
    return nil
  }
}
