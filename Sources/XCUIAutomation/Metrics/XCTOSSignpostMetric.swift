public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// Measures what signposts mark in an app: its launch, and its screens' moves.
///
/// A simulated app sets no signposts of its own, so that measuring others fails.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// What is marked.
  private enum Interval {
    case launch, navigation
    case unknown(String)
  }

  private let interval: Interval
  private var before = VirtualDuration.zero
  private var after = VirtualDuration.zero

  /// The signposts of a name; measuring them fails.
  public init(subsystem: String, category: String, name: String) {
    interval = .unknown("signposts named \(name) (\(subsystem), \(category))")
  }

  private init(_ interval: Interval) { self.interval = interval }

  /// The launch of the app.
  open class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(.launch) }

  /// The time in which screens slide in and out.
  open class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric(.navigation) }

  /// Transitions of an app's own making; a simulated app has none.
  open class var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric(.unknown("transitions of its own making"))
  }

  /// The frames of scrolling; a simulated app draws none.
  open class var scrollingAndDecelerationMetric: any XCTMetric { scrollingMetric }

  /// The frames of scrolling; a simulated app draws none.
  open class var scrollDecelerationMetric: any XCTMetric { scrollingMetric }

  /// The frames of scrolling; a simulated app draws none.
  open class var scrollDraggingMetric: any XCTMetric { scrollingMetric }

  private class var scrollingMetric: any XCTMetric {
    XCTOSSignpostMetric(.unknown("frames drawn while it scrolls"))
  }

  /// A metric of the same signposts.
  open func copy(with zone: NSZone? = nil) -> Any { XCTOSSignpostMetric(interval) }

  /// Notes how long screens have moved.
  open func willBeginMeasuring() { before = Self.screenChange }

  /// Notes how long screens have moved since.
  open func didStopMeasuring() { after = Self.screenChange }

  /// The seconds that are marked between the instants; throws where nothing marks any.
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
    (SessionContext.current as? AppSession)?.workload.screenChange ?? .zero
  }
}
