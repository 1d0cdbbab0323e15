extension JournalPlayer {
  /// What repeats something that hands did beside touching and typing; nil for another fact.
  func hands(_ fact: JournalFact, of device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .copied(let strings): { device.copyAgain(strings) }
    default: nil
    }
  }
}
