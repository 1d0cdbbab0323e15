import Foundation

/// Polls a condition until it is true or the time is up.
@preconcurrency @MainActor
enum Poll {
  /// The seconds between two polls.
  static let interval: TimeInterval = 0.25

  /// Whether the condition became true in time; it is polled at once and a last time at the end.
  static func until(_ timeout: TimeInterval, _ question: () -> Bool) -> Bool {
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      if question() { return true }
      let left = deadline - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      // rehearse:allow sleep: the pause between two questions, which end as soon as they may
      Thread.sleep(forTimeInterval: min(interval, left))
    }
  }
}
