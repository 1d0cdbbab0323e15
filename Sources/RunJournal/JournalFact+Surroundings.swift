import AppModel

extension JournalFact {
  /// Reads what `JSONLine.writeSurroundings(_:)` wrote; nil for another kind of fact.
  static func surroundings(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "located":
      guard line["latitude"] != nil else { return .located(nil) }
      return .located(
        DeviceLocation(
          latitude: try line.real("latitude"), longitude: try line.real("longitude"),
          altitude: try line.real("altitude"), course: try line.real("course"),
          speed: try line.real("speed"), accuracy: try line.real("accuracy")))
    case "voiceOverSet": return .voiceOverSet(isOn: try line.flag("on"))
    case "outcomeForced":
      return .outcomeForced(
        loader: line["loader"] == nil ? nil : try line.text("loader"),
        isFailure: try line.flag("failed"), times: try line.integer("times"))
    default: return nil
    }
  }
}
