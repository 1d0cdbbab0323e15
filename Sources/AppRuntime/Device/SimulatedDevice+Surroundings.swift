import AppCompiling
package import AppModel
import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// The event that the front screen receives when the location changes.
  package static let locationEvent = "locationChanged"

  /// Sets the location, or removes it with nil, and informs the screen in front.
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

  /// Changes the volume, as the volume buttons do.
  func changeVolume(by button: DeviceButton) {
    guard surroundings.changeVolume(by: button) else { return }
    for process in processes {
      process.facts.volume = volume
      process.revision += 1
    }
  }

  /// Turns VoiceOver on or off, which apps see as `device.voiceOver`.
  package func setVoiceOver(_ isOn: Bool) {
    record(.voiceOverSet(isOn: isOn))
    surroundings.voiceOver = isOn ? VoiceOverState() : nil
    for process in processes {
      process.facts.isVoiceOverOn = isOn
      process.revision += 1
    }
  }
}
