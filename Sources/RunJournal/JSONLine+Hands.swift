extension JSONLine {
  /// Writes facts about input other than touching and typing.
  mutating func writeHands(_ fact: JournalFact) {
    switch fact {
    case .copied(let strings, let bundle):
      field("is", "copied")
      field("strings", strings)
      if !bundle.isEmpty { field("by", bundle) }
    case .gestured(let gesture, let x, let y, let amount, let velocity):
      field("is", "gestured")
      field("gesture", gesture)
      field("x", x)
      field("y", y)
      field("amount", amount)
      field("velocity", velocity)
    case .keyPressed(let key, let modifiers):
      field("is", "keyPressed")
      field("key", key)
      field("modifiers", modifiers)
    case .modifiersHeld(let keys):
      field("is", "modifiersHeld")
      field("keys", keys)
    case .keyboardConnected(let isConnected):
      field("is", "keyboardConnected")
      field("connected", isConnected)
    default: return
    }
  }
}
