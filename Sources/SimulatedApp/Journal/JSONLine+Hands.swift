extension JSONLine {
  /// Writes what hands did beside touching and typing.
  mutating func writeHands(_ fact: JournalFact) {
    switch fact {
    case .copied(let strings):
      field("is", "copied")
      field("strings", strings)
    default: return
    }
  }
}
