import AppRuntime
import RunJournal

extension JournalPlayer {
  /// A closure that repeats a change of the app's surroundings; nil for other facts.
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
