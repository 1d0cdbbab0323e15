import EnvironmentVariables
import SimulatedApp
import TestHost
import Trials

/// Searches of tests that depend on the order of a set or dictionary, each in several processes
/// that have different orders.
struct UnorderedSearches {
  /// The seeds of hashing of the processes.
  let seeds: [UInt64]
  /// The searches in each process.
  private var made: [[SearchRecord]] = []

  /// How many other orders are tried.
  static let count = 8

  /// Makes no search yet; the seeds are the next ones after that of the usual process.
  init(
    after usual: UInt64 = VariableReading().number(.hashing) ?? SessionConfiguration.usualHashing
  ) {
    seeds = (1...Self.count).map { usual &+ UInt64($0) }
  }

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

  /// A table of the tests that fail in another order; empty if none does.
  ///
  /// `settings` are the variables that a replay needs, each followed by a space.
  func lines(of tests: [String], settings: String) -> [String] {
    let failing = tests.compactMap(failing)
    guard !failing.isEmpty else { return [] }
    var table = TextTable([
      ("fails in some orders of a set", .left), ("fails in", .left), ("cause", .left),
      ("failure", .left), ("replay", .left),
    ])
    for search in failing {
      guard let failure = search.failure else { continue }
      let count = made.count { records in
        records.contains { $0.test == search.test && $0.failure != nil }
      }
      let command = ReplayCommand(
        failure.token, of: search.test, settings: search.hashingSetting + settings)
      table.add([
        search.test, "\(count) of \(made.count) orders", failure.cause ?? "", failure.summary,
        "\(command)",
      ])
    }
    return table.lines
  }
}
