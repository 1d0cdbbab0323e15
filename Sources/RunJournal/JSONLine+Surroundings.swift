import AppModel

extension JSONLine {
  /// Writes facts about the device's surroundings.
  mutating func writeSurroundings(_ fact: JournalFact) {
    switch fact {
    case .located(let location):
      field("is", "located")
      guard let location else { return }
      field("latitude", location.latitude)
      field("longitude", location.longitude)
      field("altitude", location.altitude)
      field("course", location.course)
      field("speed", location.speed)
      field("accuracy", location.accuracy)
    case .voiceOverSet(let isOn):
      field("is", "voiceOverSet")
      field("on", isOn)
    case .outcomeForced(let loader, let isFailure, let times):
      field("is", "outcomeForced")
      if let loader { field("loader", loader) }
      field("failed", isFailure)
      field("times", times)
    default: return
    }
  }
}
