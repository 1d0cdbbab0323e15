public import Foundation

/// Measures what the app writes with a simple model: every user default is one page.
open class XCTStorageMetric: NSObject, XCTMetric {
  private let meter: ApplicationMeter

  /// Measures the process of the test, which has no values here.
  public override init() { meter = ApplicationMeter(nil) }

  /// Measures an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { meter = ApplicationMeter(application.target) }

  private init(_ meter: ApplicationMeter) { self.meter = meter }

  /// Returns a metric for the same process, without any readings.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCTStorageMetric(ApplicationMeter(meter.subject))
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
    let work = try meter.reading(for: "XCTStorageMetric")
    let kilobytes =
      Double(work.after.writes - work.before.writes) * ApplicationWork.kilobytesPerWrite
    return [.init("Disk.logical_writes", "Disk Logical Writes", kilobytes, "kB")]
  }
}
