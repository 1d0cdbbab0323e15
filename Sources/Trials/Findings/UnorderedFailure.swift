/// The failure of a test in processes whose sets and dictionaries have other orders than usual.
package struct UnorderedFailure: Sendable, Equatable {
  /// The test, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// In how many processes it failed, and how many there were.
  package let failing: Int, processes: Int
  /// The cause that a search found; nil without one.
  package let cause: String?
  /// The first line of the first failure.
  package let summary: String
  /// The command that repeats that failure; nil if none does.
  package let replay: String?

  /// Makes a failure.
  package init(
    test: String, failing: Int, processes: Int, cause: String? = nil, summary: String,
    replay: String?
  ) {
    self.test = test
    self.failing = failing
    self.processes = processes
    self.cause = cause
    self.summary = summary
    self.replay = replay
  }

  /// How many of the orders fail, such as `2 of 8 orders`.
  package var share: String { "\(failing) of \(processes) orders" }

  /// The title of such failures in tables.
  package static let title = "fails in some orders of a set"

  /// A table of failures; empty without any.
  package static func lines(of failures: [UnorderedFailure]) -> [String] {
    guard !failures.isEmpty else { return [] }
    let hasCauses = failures.contains { $0.cause != nil }
    var table = TextTable(
      [(title, .left), ("fails in", .left)] + (hasCauses ? [("cause", .left)] : [])
        + [("failure", .left), ("replay", .left)])
    for failure in failures {
      table.add(
        [failure.test, failure.share] + (hasCauses ? [failure.cause ?? ""] : [])
          + [failure.summary, failure.replay ?? ReplayCommand.none])
    }
    return table.lines
  }
}
