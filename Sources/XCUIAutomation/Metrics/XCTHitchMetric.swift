public import Foundation

/// Measures frames that come late; a simulated app draws none, so that measuring fails.
open class XCTHitchMetric: NSObject, XCTMetric {
  /// An app.
  public init(application: XCUIApplication) {}

  /// The metric itself, which holds nothing.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Throws: there is nothing to say.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MetricFault.notSimulated(what: "frames that could come late")
  }
}
