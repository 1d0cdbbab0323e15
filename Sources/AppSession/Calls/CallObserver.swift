import AppModel
import AppRuntime
import PredicateFormat

/// Observes which calls of the test act on the app or on the device.
package protocol CallObserver: SessionObserver {
  /// The test is about to make a call.
  func testWillCall(_ action: TestCall.Action)
  /// The test has made the call; the failure is nil if it succeeded.
  func testCalled(_ action: TestCall.Action, failure: AutomationFailure?)
}

/// What an observer that controls an app may do with the session of a test.
package struct SessionDirection: SessionPart {
  let session: AppSession

  /// Directs the app of a session.
  package init(_ session: AppSession) { self.session = session }

  /// Adds an observer of what the test does; it is called after the existing ones.
  package func observe(with observer: any SessionObserver) { session.observers.append(observer) }

  /// Raises an event on the screen in front at once; returns whether something answered it.
  package func raise(_ event: String) -> Bool {
    let command = AppCommandDefinition.builtIn.first { $0.name == AppCommandDefinition.raise }
    guard let command, runState == .foreground, let process = device.process else { return false }
    return device.commands.send(command, ["event": .string(event)], to: process) == nil
  }
}
