package import AccessibilityTree
package import AppModel
import AppRuntime
package import VirtualTime

extension AppSession {
  /// The most taps that one call may make.
  package static let tapLimit = 1_000
  /// The most fingers that a screen can feel.
  package static let fingerLimit = 5

  /// Performs a call of the test; returns nil if it succeeds or the test is halted.
  ///
  /// The title is what the log shows; nil uses the usual title. It is only made if something
  /// records it, since making a title costs as much as a tap.
  @discardableResult
  package func perform(
    _ action: TestCall.Action, title: @autoclosure () -> String? = nil
  ) -> AutomationFailure? {
    let title = device.isRecording ? title() ?? action.title(for: bundle) : nil
    return CallPerformer(session: self).perform(TestCall(action: action, title: title))
  }

  /// Makes a gesture on the element that matches.
  package func perform(
    _ gesture: TestCall.Gesture, on query: Query, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.gesture(gesture, at: .element(query)), title: title())
  }

  /// Makes a gesture at a point of the screen, whatever is there.
  package func perform(
    _ gesture: TestCall.Gesture, at point: ElementPoint, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    perform(.gesture(gesture, at: .point(point)), title: title())
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

  /// Launches the app; SpringBoard cannot be launched and is brought to the front instead.
  package func launch(arguments: [String], environment: [String: String]) -> AutomationFailure? {
    guard bundle != SystemApp.springBoard.bundleIdentifier else { return activate() }
    return perform(.launch(arguments: arguments, environment: environment))
  }

  /// Brings the app to the front in the state in which it was left.
  package func activate() -> AutomationFailure? { perform(.activate) }

  /// Ends the app if it runs; SpringBoard cannot be ended.
  @discardableResult
  package func terminate() -> AutomationFailure? { perform(.terminate) }

  /// Opens a link in the app, launching it if it does not run, and waits until it is idle.
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

  /// The failure of a pointer gesture on a device without a pointer; nil on one with a pointer.
  package var pointerFailure: AutomationFailure? { device.pointerFailure }

  /// The modifier keys that the test holds down.
  package var heldModifiers: Set<ModifierKey> { device.heldModifiers }
}
