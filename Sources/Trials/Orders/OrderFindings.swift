/// Which tests end otherwise after others than on a fresh device.
public struct OrderFindings: Sendable, Equatable {
  /// How a test ended: nil when it passed, else the first line of its failure.
  public typealias Ending = String?

  /// A test that ends otherwise after others.
  public struct Dependence: Sendable, Equatable {
    /// The test, by its number.
    public let victim: Int
    /// The tests that have to run before it, in this order; mostly one.
    public let polluters: [Int]
    /// How it ends on a fresh device.
    public let alone: Ending
    /// How it ends after them.
    public let after: Ending
    /// The tests that, run between, let it end as on a fresh device again.
    public let cleaners: [Int]
  }

  /// The names of the tests, by number.
  public let tests: [String]
  /// How each ends on a fresh device.
  public let alone: [Ending]
  /// What depends on what, by victim, then by polluters.
  public let dependences: [Dependence]
  /// Victims of a sequence that no shorter one explains.
  public let unexplained: [Int]
  /// How many runs of tests it took.
  public let runs: Int

  /// Whether every test ends the same in any order that was tried.
  public var holds: Bool { dependences.isEmpty && unexplained.isEmpty }
}

extension OrderFindings: CustomStringConvertible {
  /// The dependences as a table in plain text, and how many runs it took.
  public var description: String { OrderTable(self).text }
}
