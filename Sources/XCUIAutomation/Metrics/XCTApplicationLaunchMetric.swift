public import Foundation
import SimulatedApp
import TestHost

/// Measures the virtual time of a launch.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private let waitsUntilResponsive: Bool

  /// Measures from the launch to the first screen.
  public override convenience init() { self.init(waitUntilResponsive: false) }

  /// Measures from the launch to the first screen, or until the app is idle.
  public init(waitUntilResponsive: Bool) { waitsUntilResponsive = waitUntilResponsive }

  /// Returns this metric, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The duration in seconds of the last launch since `startTime`; throws if there was none.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    guard let session = SessionContext.active as? AppSession,
      let launch = session.workload.lastLaunch,
      launch.start.nanoseconds >= Int64(clamping: startTime.absoluteTimeNanoSeconds)
    else { throw MetricFault.noLaunch }
    let end = waitsUntilResponsive ? launch.idle : launch.shown
    let name =
      waitsUntilResponsive ? "ApplicationFirstFramePresentationResponsive" : "AppLaunch"
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-\(name).duration",
        displayName: "Duration (\(name))",
        doubleValue: Double(end.nanoseconds - launch.start.nanoseconds) / 1e9,
        unitSymbol: "s", polarity: .prefersSmaller)
    ]
  }
}
