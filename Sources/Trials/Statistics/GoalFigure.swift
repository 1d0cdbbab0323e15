/// A measured number, and the limit that it has to keep.
public struct GoalFigure: Sendable, Equatable {
  /// What keeps the limit.
  public enum Side: Sendable {
    /// The number is the limit or less.
    case atMost
    /// The number is the limit or more.
    case atLeast
  }

  /// What was measured, in words.
  public let name: String
  /// The number: shares from 0 to 1, otherwise what the name says.
  public let value: Double
  /// On which side of the limit the number has to lie.
  public let side: Side
  /// The limit.
  public let limit: Double

  /// Makes a figure.
  public init(_ name: String, _ value: Double, _ side: Side, _ limit: Double) {
    self.name = name
    self.value = value
    self.side = side
    self.limit = limit
  }

  /// Whether the limit is kept.
  public var holds: Bool { side == .atMost ? value <= limit : value >= limit }
}

extension GoalFigure: CustomStringConvertible {
  /// Such as `least coverage: 0.9512 (at least 0.95)`.
  public var description: String {
    let words = side == .atMost ? "at most" : "at least"
    return "\(name): \(Self.short(value)) (\(words) \(Self.short(limit)))"
  }

  /// A number with four decimals at most.
  private static func short(_ number: Double) -> String {
    guard abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
