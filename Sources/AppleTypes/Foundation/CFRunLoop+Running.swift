package import Foundation

extension CFRunLoop {
  /// The longest run, in seconds.
  package static let secondsMaximum: Double = 3_600
  /// The longest turn, in seconds.
  private static let turn = 0.1
  /// The shortest time that is worth a turn, since a date is exact to a tenth of a microsecond.
  private static let instant = 1e-6

  /// Runs for some seconds and calls the observers in each turn; `wait` lets time pass up to a
  /// date, or to the next event before it.
  ///
  /// A turn takes a tenth of a second at most. The run ends when it is stopped, or when the time is
  /// over, or if asked after its first turn.
  package func run(
    in mode: CFRunLoopMode, for seconds: Double, onlyOneTurn: Bool = false, wait: (Date) -> Void
  ) -> CFRunLoopRunResult {
    let outer = isStopped
    isStopped = false
    defer { isStopped = outer }
    tell(.entry, in: mode)
    let end = Date(timeIntervalSinceNow: min(max(0, seconds), Self.secondsMaximum))
    let result = turns(until: end, in: mode, onlyOneTurn: onlyOneTurn, wait: wait)
    tell(.exit, in: mode)
    return result
  }

  private func turns(
    until end: Date, in mode: CFRunLoopMode, onlyOneTurn: Bool, wait: (Date) -> Void
  ) -> CFRunLoopRunResult {
    while true {
      for activity in [CFRunLoopActivity.beforeTimers, .beforeSources, .beforeWaiting] {
        tell(activity, in: mode)
      }
      if isStopped { return .stopped }
      let rest = end.timeIntervalSinceNow
      guard rest > Self.instant else { return .timedOut }
      wait(Date(timeIntervalSinceNow: min(rest, Self.turn)))
      tell(.afterWaiting, in: mode)
      if isStopped { return .stopped }
      guard onlyOneTurn else { continue }
      return end.timeIntervalSinceNow > Self.instant ? .handledSource : .timedOut
    }
  }
}
