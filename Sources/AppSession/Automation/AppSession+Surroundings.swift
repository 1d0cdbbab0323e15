package import AppModel
import AppRuntime
import RunJournal

extension AppSession {
  /// Says where the device is, or with nil nothing any more, and waits until it is idle.
  package func locate(at location: DeviceLocation?) -> AutomationFailure? {
    guard goesOn(), device.location != location else { return nil }
    record(.callBegan(location == nil ? "Clear location" : "Set location"))
    if let location, !location.isValid {
      return ended(.impossible("\(location.latitude), \(location.longitude) is no place on earth."))
    }
    change { device.locate(at: location) }
    return ended(crashFailure)
  }
}
