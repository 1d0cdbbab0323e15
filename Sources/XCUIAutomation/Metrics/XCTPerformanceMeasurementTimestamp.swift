import CTestHost
public import Foundation
import TestHost

/// An instant of a measurement, virtual inside a test.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// Nanoseconds of the monotonic clock.
  public let absoluteTimeNanoSeconds: UInt64
  /// The date.
  public let date: Date

  /// The present instant.
  public override convenience init() {
    self.init(absoluteTime: UInt64(clamping: WaitClock.current.now), date: Date())
  }

  /// An instant of both clocks.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
  }

  /// Ticks of the monotonic clock, which are nanoseconds.
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
}
