public import Foundation

/// Measures the processor use of the app with a simple model: every event costs the same.
open class XCTCPUMetric: NSObject, XCTMetric {
  private let meter: ApplicationMeter

  /// Measures the process of the test, which has no values here.
  public override init() { meter = ApplicationMeter(nil) }

  /// Measures the process or one thread of the test, which has no values here.
  public init(limitingToCurrentThread: Bool) { meter = ApplicationMeter(nil) }

  /// Measures an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { meter = ApplicationMeter(application.target) }

  private init(_ meter: ApplicationMeter) { self.meter = meter }

  /// Returns a metric for the same process, without any readings.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCTCPUMetric(ApplicationMeter(meter.subject))
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
