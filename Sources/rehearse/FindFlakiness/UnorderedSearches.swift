import Trials

/// Searches of tests that depend on the order of a set or dictionary, each in several processes
/// that have different orders.
struct UnorderedSearches {
  /// The seeds of hashing of the processes.
  let seeds: [UInt64]
  /// The searches in each process.
  private var made: [[SearchRecord]] = []

  /// Makes no search yet.
  init(after usual: UInt64 = HashingSeeds.usual) { seeds = HashingSeeds.others(than: usual) }

  /// Adds the searches of the process with the next seed.
  mutating func add(_ records: [SearchRecord]) { made.append(records) }

  /// The first search of a test that fails, with its seed of hashing; nil if none fails.
  func failing(_ test: String) -> SearchRecord? {
    for (seed, records) in zip(seeds, made) {
      let found = records.first { $0.test == test && $0.failure != nil }
      if let found { return found.with(hashing: seed) }
    }
    return nil
  }

  /// The same searches, with the failing ones of other orders in place of those without a failure.
  func joined(with usual: [SearchRecord]) -> [SearchRecord] {
    usual.map { $0.failure == nil ? failing($0.test) ?? $0 : $0 }
  }

  /// The failures of the tests that fail in another order.
  ///
  /// `settings` are the variables that a replay needs, each followed by a space.
  func failures(of tests: [String], settings: String) -> [UnorderedFailure] {
    tests.compactMap(failing).compactMap { search in
      search.failure.map { failure in
        UnorderedFailure(
          test: search.test,
          failing: made.count { records in
            records.contains { $0.test == search.test && $0.failure != nil }
          }, processes: made.count, cause: failure.cause, summary: failure.summary,
          replay: ReplayCommand(
            failure.token, of: search.test, settings: search.hashingSetting + settings
          ).description)
      }
    }
  }
}
