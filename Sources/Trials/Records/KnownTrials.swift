import VirtualTime

/// Where the trials of a file are, to find those that it has twice.
struct KnownTrials {
  /// The number of a line, and the index of its trial.
  typealias Place = (line: Int32, index: Int32)

  private var places: [String: [Seed: Place]] = [:]

  /// Adds a trial; returns the place of the same test with the same seed if there is one.
  mutating func add(_ record: TrialRecord, line: Int, index: Int) -> Place? {
    let place = (line: Int32(clamping: line), index: Int32(clamping: index))
    if let known = places[record.test]?[record.seed] { return known }
    places[record.test, default: [:]][record.seed] = place
    return nil
  }
}

extension TrialRecord {
  /// How this trial contradicts another one of the same test with the same seed; nil if both are
  /// the same.
  func contradiction(of other: TrialRecord) -> String? {
    guard self != other else { return nil }
    let words =
      outcome == other.outcome
      ? "\(outcome.rawValue) in a different way in each"
      : "\(other.outcome.rawValue) in one and \(outcome.rawValue) in the other"
    return "\(test) with seed \(seed) is \(words)."
  }
}
