public import Foundation

/// Measures the memory of the app, by a model of the device: each element on the screen takes the
/// same.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private let meter: ApplicationMeter

  /// The process of the test; measuring that fails.
  public override init() { meter = ApplicationMeter(.ownProcess) }

  /// An app.
  public init(application: XCUIApplication) {
    meter = ApplicationMeter(.application(application.target))
  }

  private init(_ meter: ApplicationMeter) { self.meter = meter }

  /// A metric of the same, which has measured nothing yet.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCTMemoryMetric(ApplicationMeter(meter.subject))
  }

  /// Notes what the app has done so far.
  open func willBeginMeasuring() { meter.begin() }

  /// Notes what the app has done since.
  open func didStopMeasuring() { meter.end() }

  /// The values of the repetition; throws where there is nothing to say.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let work = try meter.reading(for: "XCTMemoryMetric")
    let change = work.after.kilobytes - work.before.kilobytes
    let peak = max(work.before.kilobytes, work.after.kilobytes)
    return [
      .init("Memory.physical", "Memory Physical", change, "kB"),
      .init("Memory.physical_peak", "Memory Peak Physical", peak, "kB"),
    ]
  }
}
