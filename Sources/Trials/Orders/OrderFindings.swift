/// Which tests have a different result after other tests than on a fresh device.
public struct OrderFindings: Sendable, Equatable {
  /// How a test ended: nil when it passed, else the first line of its failure.
  public typealias Ending = String?

  /// A test with a different result after others.
  public struct Dependence: Sendable, Equatable {
    /// The test, by its number.
    public let victim: Int
    /// The tests that must run before it, in this order; usually one.
    public let polluters: [Int]
    /// How it ends on a fresh device.
    public let alone: Ending
    /// How it ends after them.
    public let after: Ending
    /// The tests that, run in between, restore its result on a fresh device.
    public let cleaners: [Int]
  }

  /// The names of the tests, by number.
  public let tests: [String]
  /// How each ends on a fresh device.
  public let alone: [Ending]
  /// The dependences, by victim and then by polluters.
  public let dependences: [Dependence]
  /// The victims of a sequence that no shorter one explains.
  public let unexplained: [Int]
  /// The number of test runs of the search.
  public let runs: Int

  /// Whether every test had the same result in all tried orders.
  public var holds: Bool { dependences.isEmpty && unexplained.isEmpty }
}

extension OrderFindings: CustomStringConvertible {
  /// The dependences as a table in plain text, and how many runs it took.
  public var description: String { OrderTable(self).text }
}
