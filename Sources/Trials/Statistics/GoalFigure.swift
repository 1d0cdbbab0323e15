/// A measured number and its limit.
public struct GoalFigure: Sendable, Equatable {
  /// The side of a limit.
  public enum Side: Sendable {
    /// The number must not be above the limit.
    case atMost
    /// The number must not be below the limit.
    case atLeast
  }

  /// The name of the measured quantity.
  public let name: String
  /// The number: a share from 0 to 1, or in the unit that the name states.
  public let value: Double
  /// The side of the limit on which the number must be.
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
  /// The figure as text, such as `least coverage: 0.9512 (at least 0.95)`.
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
