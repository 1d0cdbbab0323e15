import AppCompiling
package import AppModel
import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// The event that the front screen gets when the device has come to another place.
  package static let locationEvent = "locationChanged"

  /// Says where the device is, or nothing any more, and tells the screen in front.
  package func locate(at location: DeviceLocation?) {
    record(.located(location))
    surroundings.location = location
    for process in processes {
      process.facts.location = location
      process.revision += 1
    }
    guard let front, front.crash == nil, let screen = front.frontScreen else { return }
    front.raise(Self.locationEvent, on: screen, data: location?.record ?? .null)
  }

  /// Makes the device louder or more quiet, as its buttons do.
  func changeVolume(by button: DeviceButton) {
    guard surroundings.changeVolume(by: button) else { return }
    for process in processes {
      process.facts.volume = volume
      process.revision += 1
    }
  }

  /// Turns the screen reader on or off, which apps see as `device.voiceOver`.
  package func setVoiceOver(_ isOn: Bool) {
    record(.voiceOverSet(isOn: isOn))
    surroundings.voiceOver = isOn ? VoiceOverState() : nil
    for process in processes {
      process.facts.isVoiceOverOn = isOn
      process.revision += 1
    }
  }
}
