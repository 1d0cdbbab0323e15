package import Foundation

/// The times at which a repeated timer fires.
///
/// As on a phone they follow the timer's schedule: a timer that is late once is on time again the
/// next time, and it skips times that have passed.
package struct TimerPace: Sendable {
  private let interval: Duration
  private var next: ContinuousClock.Instant

  /// Makes the times of a timer, counted from now; the first interval can differ.
  package init(every interval: TimeInterval, first: TimeInterval? = nil) {
    self.interval = Self.duration(interval)
    next = .now + Self.duration(first ?? interval)
  }

  /// A timer with an interval of zero would leave no time for anything else.
  private static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(min(max(seconds, 0.0001), 1e9))
  }

  /// Waits for the next time; returns false if the task has been cancelled.
  package mutating func wait() async -> Bool {
    let (seconds, rest) = max(.zero, ContinuousClock.now.duration(to: next)).components
    let pause = UInt64(seconds) * 1_000_000_000 + UInt64(rest / 1_000_000_000)
    guard (try? await Task.sleep(nanoseconds: pause)) != nil else { return false }
    let late = max(.zero, next.duration(to: .now))
    next += interval * (Int(late / interval) + 1)
    return true
  }
}
