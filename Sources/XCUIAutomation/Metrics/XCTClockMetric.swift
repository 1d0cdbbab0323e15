public import Foundation

/// Measures the virtual time that a block takes.
open class XCTClockMetric: NSObject, XCTMetric {
  /// The time of the monotonic clock.
  public override init() {}

  /// The metric itself, which holds nothing.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The seconds between the instants.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic",
        displayName: "Clock Monotonic Time", doubleValue: startTime.seconds(to: endTime),
        unitSymbol: "s", polarity: .prefersSmaller)
    ]
  }
}

/// What `measure(_:)` measures, which has a name of its own.
final class WallClockMetric: XCTClockMetric {
  override func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.XCTPerformanceMetric_WallClockTime", displayName: "Time",
        doubleValue: startTime.seconds(to: endTime), unitSymbol: "seconds",
        polarity: .prefersSmaller)
    ]
  }
}

extension XCTPerformanceMeasurementTimestamp {
  /// The seconds up to another instant.
  func seconds(to other: XCTPerformanceMeasurementTimestamp) -> Double {
    Double(other.absoluteTimeNanoSeconds &- absoluteTimeNanoSeconds) / 1e9
  }
}
