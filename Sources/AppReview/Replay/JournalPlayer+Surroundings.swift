import AppRuntime
import RunJournal

extension JournalPlayer {
  /// What repeats something that was said of the surroundings; nil for another fact.
  func surroundings(_ fact: JournalFact, of device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .located(let location): { device.locate(at: location) }
    case .voiceOverSet(let isOn): { device.setVoiceOver(isOn) }
    case .outcomeForced(let loader, let isFailure, let times):
      { device.force(loader, toFail: isFailure, times: times) }
    default: nil
    }
  }
}
