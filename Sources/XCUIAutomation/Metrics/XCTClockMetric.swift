public import Foundation

/// Measures the virtual time that a block takes.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Measures with the monotonic clock.
  public override init() {}

  /// Returns this metric, which has no state.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The seconds between the two instants.
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

/// The metric of `measure(_:)`, which reports the time under another name.
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
  /// The seconds from this instant to another.
  func seconds(to other: XCTPerformanceMeasurementTimestamp) -> Double {
    Double(other.absoluteTimeNanoSeconds &- absoluteTimeNanoSeconds) / 1e9
  }
}
