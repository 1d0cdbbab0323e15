extension JournalFact {
  /// Reads what `JSONLine.writeHands(_:)` wrote; nil for another kind of fact.
  static func hands(_ kind: String, _ line: JournalLine) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "copied":
      let bundle = line["by"] == nil ? "" : try line.text("by")
      return .copied(strings: try line.texts("strings"), by: bundle)
    case "gestured":
      return .gestured(
        gesture: try line.text("gesture"), x: try line.real("x"), y: try line.real("y"),
        amount: try line.real("amount"), velocity: try line.real("velocity"))
    case "keyPressed":
      return .keyPressed(key: try line.text("key"), modifiers: try line.texts("modifiers"))
    case "modifiersHeld": return .modifiersHeld(keys: try line.texts("keys"))
    case "keyboardConnected":
      return .keyboardConnected(isConnected: try line.flag("connected"))
    default: return nil
    }
  }
}
