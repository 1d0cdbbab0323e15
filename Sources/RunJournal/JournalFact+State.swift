extension JournalFact {
  /// Reads what `JSONLine.writeState(_:)` wrote; nil for another kind of fact.
  static func state(_ kind: String, _ line: JournalLine) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "stateSet":
      return .stateSet(
        bundle: try line.text("bundle"), kind: try line.text("kind"), key: try line.text("key"),
        value: try line.value("value"))
    case "stateReset":
      return .stateReset(bundle: try line.text("bundle"), kind: try line.text("kind"))
    case "reinstalled": return .reinstalled(bundle: try line.text("bundle"))
    case "sent":
      return .sent(command: try line.text("command"), parameters: try line.value("parameters"))
    case "kept":
      return .kept(
        kind: try line.text("kind"), key: try line.text("key"), value: try line.value("value"))
    case "removed": return .removed(kind: try line.text("kind"), key: try line.text("key"))
    case "accountChosen": return .accountChosen(name: try line.text("name"))
    case "toggled": return .toggled(name: try line.text("name"), isOn: try line.flag("on"))
    case "experimentsLoaded":
      return .experimentsLoaded(
        values: try line.value("values"), isApplied: try line.flag("applied"))
    case "tracked":
      return .tracked(event: try line.text("event"), parameters: try line.value("parameters"))
    default: return nil
    }
  }
}
