public import Foundation

/// Something that can be measured while a block runs.
///
/// A measurement works on a copy of the metric. It calls the copy at the start and at the end of
/// each repetition, and then asks it for the values.
public protocol XCTMetric: NSCopying {
  /// The values of the repetition between two instants; a thrown error fails the test.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]

  /// Called when a repetition is about to start.
  func willBeginMeasuring()

  /// Called when a repetition has ended.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}

  /// Does nothing.
  public func didStopMeasuring() {}
}
