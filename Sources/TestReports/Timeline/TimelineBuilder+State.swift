import SimulatedApp

extension TimelineBuilder {
  /// Describes changes of stored state, toggles and accounts.
  func keptWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .stateSet(_, let kind, let key, let value):
      (.test, value == .null ? "removes \(key) from \(kind)" : "sets \(key) of \(kind)")
    case .stateReset(_, let kind): (.test, "resets \(kind)")
    case .reinstalled(let bundle): (.test, "\(bundle) is deleted and reinstalled")
    case .kept(let kind, let key, _): (.app, "\(key) of \(kind) is written")
    case .removed(let kind, let key):
      (.app, key.isEmpty ? "\(kind) is emptied" : "\(key) of \(kind) is removed")
    case .accountChosen(let name): (.app, "the account is \(name)")
    case .toggled(let name, let isOn): (.app, "\(name) is switched \(isOn ? "on" : "off")")
    case .experimentsLoaded(_, let isApplied):
      (.app, "experiments are loaded" + (isApplied ? "" : ", for the next launch"))
    case .tracked(let event, let parameters): (.app, Self.trackWords(event, parameters))
    default: nil
    }
  }

  private static func trackWords(_ event: String, _ parameters: FormatValue) -> String {
    guard case .record(let members) = parameters, !members.isEmpty else { return "tracks \(event)" }
    return "tracks \(event) with " + members.keys.sorted().joined(separator: ", ")
  }
}
