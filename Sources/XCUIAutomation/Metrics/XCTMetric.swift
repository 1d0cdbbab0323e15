public import Foundation

/// Something that can be measured while a block runs.
///
/// A measurement works on a copy of the metric, which is told of the begin and the end of each
/// repetition and asked for its values then.
public protocol XCTMetric: NSCopying {
  /// The values of the repetition between two instants; an error thrown fails the test.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]

  /// A repetition is about to begin.
  func willBeginMeasuring()

  /// A repetition has ended.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}

  /// Does nothing.
  public func didStopMeasuring() {}
}
