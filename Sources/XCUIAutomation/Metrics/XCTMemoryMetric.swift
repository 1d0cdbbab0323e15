public import Foundation

/// Measures the memory of the app with a simple model: every element on the screen takes the same.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private let meter: ApplicationMeter

  /// Measures the process of the test, which has no values here.
  public override init() { meter = ApplicationMeter(nil) }

  /// Measures an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { meter = ApplicationMeter(application.target) }

  private init(_ meter: ApplicationMeter) { self.meter = meter }

  /// Returns a metric for the same process, without any readings.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCTMemoryMetric(ApplicationMeter(meter.subject))
  }

  /// Records the work of the app so far.
  open func willBeginMeasuring() { meter.begin() }

  /// Records the work of the app since then.
  open func didStopMeasuring() { meter.end() }

  /// The values of the repetition; throws if the app cannot be measured.
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
