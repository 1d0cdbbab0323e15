public import Foundation

/// Measures hitches (late frames); this fails, because a simulated app draws no frames.
open class XCTHitchMetric: NSObject, XCTMetric {
  /// Measures an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) {}

  /// Returns this metric, which has no state.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always throws, because a simulated app draws no frames.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MetricFault.notSimulated(what: "frames that could come late")
  }
}
