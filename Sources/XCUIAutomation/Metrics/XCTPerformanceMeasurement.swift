public import Foundation

/// One value of one repetition of a measured block.
open class XCTPerformanceMeasurement: NSObject {
  /// Whether less is better.
  public enum Polarity: Int, Sendable {
    /// Less is better.
    case prefersSmaller = -1
    /// Neither is known to be better.
    case unspecified = 0
    /// More is better.
    case prefersLarger = 1
  }

  /// The identifier of the value, different from those of other metrics.
  public let identifier: String
  /// The name of the value in reports.
  public let displayName: String
  /// The value in its unit.
  public let doubleValue: Double
  /// The unit.
  public let unitSymbol: String
  /// Whether less is better.
  public let polarity: Polarity

  /// Makes a value with its unit.
  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .unspecified
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    self.polarity = polarity
  }

  /// Makes a value from a Foundation measurement.
  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .unspecified
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value,
      unitSymbol: value.unit.symbol, polarity: polarity)
  }

  /// The value as a Foundation measurement.
  open var value: Measurement<Unit> {
    Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
  }
}
