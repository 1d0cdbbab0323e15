import VirtualTime

extension AppSession {
  /// Waits until the app is idle: its main thread has nothing to do and nothing moves.
  ///
  /// Both are asked for at once, each for as long as ``AutomationTiming/idleLimit``; an app that is
  /// not idle by then is a line of the log and no failure (behaviour.md A6, E1).
  package func waitForIdle() { waitForIdle(below: 0) }

  func waitForIdle(below: Int) {
    step("Wait for \(bundle) to idle", below: below)
    let limit = now + timing.idleLimit
    advance(by: timing.idle)
    while now < min(device.busyUntil, limit), device.stall == nil {
      device.advance(to: min(device.busyUntil, limit))
    }
  }
}
