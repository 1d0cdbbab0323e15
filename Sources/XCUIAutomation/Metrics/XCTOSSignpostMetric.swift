public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// Measures what signposts mark in an app: its launch, and its navigation transitions.
///
/// A simulated app sets no other signposts, so measuring others fails.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// The interval that is measured.
  private enum Interval {
    case launch, navigation
    case unknown(String)
  }

  private let interval: Interval
  private var before = VirtualDuration.zero
  private var after = VirtualDuration.zero

  /// Measures signposts with a name; this fails.
  public init(subsystem: String, category: String, name: String) {
    interval = .unknown("signposts named \(name) (\(subsystem), \(category))")
  }

  private init(_ interval: Interval) { self.interval = interval }

  /// Measures the launch of the app.
  open class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(.launch) }

  /// Measures the time in which screens move in and out.
  open class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric(.navigation) }

  /// Measures custom transitions; this fails, because a simulated app has none.
  open class var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric(.unknown("transitions of its own making"))
  }

  /// Measures the frames of scrolling; this fails, because a simulated app draws none.
  open class var scrollingAndDecelerationMetric: any XCTMetric { scrollingMetric }

  /// Measures the frames of scrolling; this fails, because a simulated app draws none.
  open class var scrollDecelerationMetric: any XCTMetric { scrollingMetric }

  /// Measures the frames of scrolling; this fails, because a simulated app draws none.
  open class var scrollDraggingMetric: any XCTMetric { scrollingMetric }

  private class var scrollingMetric: any XCTMetric {
    XCTOSSignpostMetric(.unknown("frames drawn while it scrolls"))
  }

  /// Returns a metric for the same signposts.
  open func copy(with zone: NSZone? = nil) -> Any { XCTOSSignpostMetric(interval) }

  /// Records the time that screen changes have taken so far.
  open func willBeginMeasuring() { before = Self.screenChange }

  /// Records the time that screen changes have taken since then.
  open func didStopMeasuring() { after = Self.screenChange }

  /// The seconds that the signposts mark; throws if a simulated app does not have them.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    switch interval {
    case .launch:
      return try XCTApplicationLaunchMetric().reportMeasurements(from: startTime, to: endTime)
    case .navigation: return [navigation]
    case .unknown(let what): throw MetricFault.notSimulated(what: what)
    }
  }

  private var navigation: XCTPerformanceMeasurement {
    XCTPerformanceMeasurement(
      "OSSignpost-NavigationTransition.duration", "Duration (NavigationTransition)",
      Double((after - before).nanoseconds) / 1e9, "s")
  }

  private static var screenChange: VirtualDuration {
    (SessionContext.active as? AppSession)?.workload.screenChange ?? .zero
  }
}
