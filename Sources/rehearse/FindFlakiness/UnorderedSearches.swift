import EventOrders
import Trials

/// Searches of tests that depend on the order of a set or dictionary, each in several processes
/// that have different orders.
struct UnorderedSearches {
  /// The seeds of hashing of the processes.
  let seeds: [UInt64]
  /// The searches in each process.
  private var made: [[SearchRecord]] = []

  /// The searches in the usual order of tests that always failed there, and pass in another one.
  private let regressions: [SearchRecord]

  /// Makes no search yet; `regressions` are the searches in the usual order of tests that always
  /// failed there, and pass in another one.
  init(after usual: UInt64 = HashingSeeds.usual, regressions: [SearchRecord] = []) {
    seeds = HashingSeeds.others(than: usual)
    self.regressions = regressions
  }

  /// Adds the searches of the process with the next seed.
  mutating func add(_ records: [SearchRecord]) { made.append(records) }

  /// The first search of a test that fails, with its seed of hashing; nil if none fails.
  func failing(_ test: String) -> SearchRecord? {
    let usual = regressions.first { $0.test == test }
    if let usual { return usual.dependingOnHashing(Self.diagnosis) }
    for (seed, records) in zip(seeds, made) {
      let found = records.first { $0.test == test && $0.failure != nil }
      if let found { return found.with(hashing: seed).dependingOnHashing(Self.diagnosis) }
    }
    return nil
  }

  /// The diagnosis of a test that always fails in one process, and passes in another.
  private static let diagnosis = [
    "Cause: \(FlakeCause.unorderedCollections.rawValue) (it passes in a process whose sets have "
      + "another order)",
    "Advice: \(Diagnosis.Advice.sorting)", "  \(Diagnosis.Advice.Proof.notTried)",
  ]

  /// The same searches, with the failing ones of other orders in place of those without a failure.
  func joined(with usual: [SearchRecord]) -> [SearchRecord] {
    usual.map { $0.failure?.isRegression ?? true ? failing($0.test) ?? $0 : $0 }
  }

  /// The failures of the tests that fail in another order.
  ///
  /// `settings` are the variables that a replay needs, each followed by a space.
  func failures(of tests: [String], settings: String) -> [UnorderedFailure] {
    tests.compactMap(failing).compactMap { search in
      search.failure.map { failure in
        let ends = (made + [regressions]).flatMap { $0 }.filter { $0.test == search.test }
        return UnorderedFailure(
          test: search.test, failing: ends.count { $0.failure != nil }, processes: ends.count,
          cause: failure.cause, summary: failure.summary,
          replay: ReplayCommand(
            failure.token, of: search.test, settings: search.hashingSetting + settings
          ).description)
      }
    }
  }
}
