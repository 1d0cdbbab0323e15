extension JSONLine {
  /// Writes facts about the state of the app outside of its screens.
  mutating func writeState(_ fact: JournalFact) {
    switch fact {
    case .stateSet(let bundle, let kind, let key, let value):
      field("is", "stateSet")
      field("bundle", bundle)
      field("kind", kind)
      field("key", key)
      field("value", value)
    case .stateReset(let bundle, let kind):
      field("is", "stateReset")
      field("bundle", bundle)
      field("kind", kind)
    case .reinstalled(let bundle):
      field("is", "reinstalled")
      field("bundle", bundle)
    case .sent(let command, let parameters):
      field("is", "sent")
      field("command", command)
      field("parameters", parameters)
    case .kept(let kind, let key, let value):
      field("is", "kept")
      field("kind", kind)
      field("key", key)
      field("value", value)
    case .removed(let kind, let key):
      field("is", "removed")
      field("kind", kind)
      field("key", key)
    default: writeLaunchState(fact)
    }
  }

  private mutating func writeLaunchState(_ fact: JournalFact) {
    switch fact {
    case .accountChosen(let name):
      field("is", "accountChosen")
      field("name", name)
    case .toggled(let name, let isOn):
      field("is", "toggled")
      field("name", name)
      field("on", isOn)
    case .experimentsLoaded(let values, let isApplied):
      field("is", "experimentsLoaded")
      field("values", values)
      field("applied", isApplied)
    case .tracked(let event, let parameters):
      field("is", "tracked")
      field("event", event)
      field("parameters", parameters)
    default: return
    }
  }
}
