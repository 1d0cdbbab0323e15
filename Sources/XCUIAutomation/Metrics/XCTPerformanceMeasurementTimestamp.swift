public import Foundation
import TestHost

/// An instant of a measurement; inside a test it is virtual.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// Nanoseconds of the monotonic clock.
  public let absoluteTimeNanoSeconds: UInt64
  /// The date.
  public let date: Date

  /// The current instant.
  public override convenience init() {
    self.init(absoluteTime: UInt64(clamping: WaitClock.current.now), date: Date())
  }

  /// Makes an instant from the times of both clocks.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
  }

  /// The time of the monotonic clock in ticks, which are nanoseconds.
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
}
