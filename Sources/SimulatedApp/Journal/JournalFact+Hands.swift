extension JournalFact {
  /// Reads what `JSONLine.writeHands(_:)` wrote; nil for another kind of fact.
  static func hands(_ kind: String, _ line: JournalLine) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "copied": return .copied(strings: try line.texts("strings"))
    default: return nil
    }
  }
}
