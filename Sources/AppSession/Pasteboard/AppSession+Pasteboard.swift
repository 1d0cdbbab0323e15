package import AppModel
import AppRuntime

extension AppSession {
  /// What has been copied on the device, by the test or in the app.
  package var pasteboard: Pasteboard {
    looking(at: "pasteboard")
    return device.pasteboard
  }

  /// Copies strings as another app would, in place of what was copied; none empties the pasteboard.
  package func copy(_ strings: [String]) -> AutomationFailure? {
    guard goesOn() else { return nil }
    if let fault = Pasteboard.fault(of: strings) { return .impossible(fault) }
    device.copy(strings)
    return nil
  }
}
