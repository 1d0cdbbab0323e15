/// Which tests end otherwise after others than on a fresh device.
package struct OrderFindings: Sendable, Equatable {
  /// How a test ended: nil when it passed, else the first line of its failure.
  package typealias Ending = String?

  /// A test that ends otherwise after others.
  package struct Dependence: Sendable, Equatable {
    /// The test, by its number.
    package let victim: Int
    /// The tests that have to run before it, in this order; mostly one.
    package let polluters: [Int]
    /// How it ends on a fresh device.
    package let alone: Ending
    /// How it ends after them.
    package let after: Ending
    /// The tests that, run between, let it end as on a fresh device again.
    package let cleaners: [Int]

    /// Whether it passes only after the others, which set up what it needs.
    package var needsOthers: Bool { alone != nil && after == nil }
  }

  /// The names of the tests, by number.
  package let tests: [String]
  /// How each ends on a fresh device.
  package let alone: [Ending]
  /// What depends on what, by victim, then by polluters.
  package let dependences: [Dependence]
  /// Victims of a sequence that no shorter one explains.
  package let unexplained: [Int]
  /// How many runs of tests it took.
  package let runs: Int

  /// Whether every test ends the same in any order that was tried.
  package var holds: Bool { dependences.isEmpty && unexplained.isEmpty }
}
