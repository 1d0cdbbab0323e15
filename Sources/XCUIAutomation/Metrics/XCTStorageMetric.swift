public import Foundation

/// Measures what the app writes, by a model of the device: each stored default is a page.
open class XCTStorageMetric: NSObject, XCTMetric {
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
    XCTStorageMetric(ApplicationMeter(meter.subject))
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
    let work = try meter.reading(for: "XCTStorageMetric")
    let kilobytes =
      Double(work.after.writes - work.before.writes) * ApplicationWork.kilobytesPerWrite
    return [.init("Disk.logical_writes", "Disk Logical Writes", kilobytes, "kB")]
  }
}
