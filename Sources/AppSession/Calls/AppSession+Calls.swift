package import AccessibilityTree
package import AppModel
import AppRuntime
package import VirtualTime

extension AppSession {
  /// How many taps one call may make.
  package static let tapLimit = 1_000
  /// How many fingers a screen can feel.
  package static let fingerLimit = 5

  /// Performs a call of the test; nil if it succeeds, or if the test is halted.
  ///
  /// The title is what the log shows; nil takes the usual one.
  @discardableResult
  package func perform(_ action: TestCall.Action, title: String? = nil) -> AutomationFailure? {
    CallPerformer(session: self).perform(TestCall(action: action, title: title))
  }

  /// Makes a gesture on the element that matches.
  package func perform(
    _ gesture: TestCall.Gesture, on query: Query, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.gesture(gesture, at: .element(query)), title: recorded(title()))
  }

  /// Makes a gesture at a point of the screen, whatever is there.
  package func perform(
    _ gesture: TestCall.Gesture, at point: ElementPoint, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.gesture(gesture, at: .point(point)), title: recorded(title()))
  }

  /// Makes a simple gesture on the element that matches.
  package func perform(
    _ gesture: ElementGesture, on query: Query, holding hold: VirtualDuration = .zero,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.touch(gesture, holding: hold), on: query, title: title())
  }

  /// Makes a simple gesture at a point of the screen, whatever is there.
  package func perform(
    _ gesture: ElementGesture, at point: ElementPoint, holding hold: VirtualDuration = .zero,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.touch(gesture, holding: hold), at: point, title: title())
  }

  /// A title where something records it, since making one costs as much as a tap.
  private func recorded(_ title: @autoclosure () -> String) -> String? {
    device.isRecording ? title() : nil
  }

  /// Starts the app anew, or brings SpringBoard to the front, which cannot be started.
  package func launch(arguments: [String], environment: [String: String]) -> AutomationFailure? {
    guard bundle != SystemApp.springBoard.bundleIdentifier else { return activate() }
    return perform(.launch(arguments: arguments, environment: environment))
  }

  /// Brings the app to the front, as it was left.
  package func activate() -> AutomationFailure? { perform(.activate) }

  /// Ends the app if it runs; SpringBoard cannot be ended.
  @discardableResult
  package func terminate() -> AutomationFailure? { perform(.terminate) }

  /// Hands the app a link, starting it first if it does not run, and waits until it is idle.
  package func open(
    _ link: String, arguments: [String], environment: [String: String]
  ) -> AutomationFailure? {
    if runState == .notRunning,
      let failure = launch(arguments: arguments, environment: environment)
    {
      return failure
    }
    return perform(.open(link))
  }

  /// Why there is no pointer; nil on a device that has one.
  package var pointerFailure: AutomationFailure? { device.pointerFailure }

  /// The keys that the test holds.
  package var heldModifiers: Set<ModifierKey> { device.heldModifiers }
}
