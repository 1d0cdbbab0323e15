package import AccessibilityTree
package import SimulatedApp
package import TestWriting
package import VirtualTime

/// A request that changes a session, as a value; ``ServedSession`` performs it.
package enum SessionAction: Sendable, Equatable {
  /// Starts the app anew with arguments and variables.
  case launch(arguments: [String], environment: [String: String] = [:])
  case gesture(TestStep.Gesture, on: ElementTarget)
  /// Touches the screen at a point, whatever is there.
  case touch(PointTouch)
  /// Types a text; `\n` is the return key.
  case type(String, into: ElementTarget)
  /// Taps a button of the alert in front, by its label; nil taps the last one.
  case answerAlert(button: String?)
  case device(DeviceStep)
  case turn(DeviceOrientation)
  /// Opens a link in the app.
  case open(link: String)
  /// Makes a loader fail the next time it ends.
  case fail(loader: String)
  /// Lets time pass.
  case advance(VirtualDuration)
  /// Lets time pass until an instant, which may not be over.
  case advanceTo(VirtualInstant)
  /// Lets time pass until the next event of the app.
  case advanceToNextEvent
}

/// The element of an action.
package enum ElementTarget: Sendable, Equatable {
  /// A reference that the session gave out, such as `e5`.
  case reference(String)
  /// The one element that a query finds.
  case query(Query)
  /// The element that has the keyboard.
  case focused
  /// The whole app.
  case app
}

extension SessionAction {
  private static let deviceActions: [(name: String, action: SessionAction)] = [
    ("home", .device(.press(.home))), ("activate", .device(.activate)),
    ("terminate", .device(.terminate)), ("portrait", .turn(.portrait)),
    ("landscapeLeft", .turn(.landscapeLeft)), ("landscapeRight", .turn(.landscapeRight)),
    ("dark", .device(.show(.dark))), ("light", .device(.show(.light))),
    ("volumeUp", .device(.press(.volumeUp))), ("volumeDown", .device(.press(.volumeDown))),
  ]

  /// The names of what can be done to the device.
  package static var deviceNames: [String] { deviceActions.map(\.name) }

  /// What is done to the device under a name.
  package static func device(named name: String) throws(SessionFault) -> SessionAction {
    guard let known = deviceActions.first(where: { $0.name == name }) else {
      throw .unknown("action on the device", name, among: deviceNames)
    }
    return known.action
  }
}
