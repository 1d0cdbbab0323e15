public import Foundation

/// Measures how much the app computes, by a model of the device: each thing that happens costs the
/// same.
open class XCTCPUMetric: NSObject, XCTMetric {
  private let meter: ApplicationMeter

  /// The process of the test; measuring that fails.
  public override init() { meter = ApplicationMeter(.ownProcess) }

  /// The process of the test, or one thread of it; measuring that fails.
  public init(limitingToCurrentThread: Bool) { meter = ApplicationMeter(.ownProcess) }

  /// An app.
  public init(application: XCUIApplication) {
    meter = ApplicationMeter(.application(application.target))
  }

  private init(_ meter: ApplicationMeter) { self.meter = meter }

  /// A metric of the same, which has measured nothing yet.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCTCPUMetric(ApplicationMeter(meter.subject))
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
    let work = try meter.reading(for: "XCTCPUMetric")
    let events = Double(work.after.events - work.before.events)
    return [
      .init("CPU.time", "CPU Time", events * ApplicationWork.secondsPerEvent, "s"),
      .init("CPU.cycles", "CPU Cycles", events * ApplicationWork.kilocyclesPerEvent, "kC"),
      .init(
        "CPU.instructions_retired", "CPU Instructions Retired",
        events * ApplicationWork.kiloinstructionsPerEvent, "kI"),
    ]
  }
}
