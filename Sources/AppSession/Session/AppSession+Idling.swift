import AppModel
import AppRuntime
import VirtualTime

extension AppSession {
  /// Waits until the main thread of the app has nothing to do and nothing moves.
  ///
  /// If an app is not idle within `AutomationTiming.idleLimit`, the log notes it and the test goes
  /// on (behaviour.md A6, E1).
  package func waitForIdle() { waitForIdle(below: 0) }

  func waitForIdle(below: Int) {
    step("Wait for \(bundle) to idle", below: below)
    let limit = now + timing.idleLimit
    advance(by: timing.idle)
    let began = now
    defer { waitedForIdle(since: began) }
    while now < limit, device.stall == nil, let process = device.process {
      let idle = max(process.eventLoopIdle, process.animationsIdle)
      guard idle > now else { return }
      device.advance(to: min(limit, nextLook(idle)))
    }
    guard now >= limit, let process = device.process else { return }
    if process.eventLoopIdle > now { stepNotReceived("App event loop idle", below: below + 1) }
    if process.animationsIdle > now { stepNotReceived("App animations complete", below: below + 1) }
  }

  /// When to look again: when the app will be idle, or at its next event if that is unknown.
  private func nextLook(_ idle: VirtualInstant) -> VirtualInstant {
    guard idle == .distantFuture else { return idle }
    return nextEvent ?? .distantFuture
  }

  private func stepNotReceived(_ what: String, below: Int) {
    step("\(what) notification not received, will attempt to continue.", below: below)
  }

  /// Advances time until the app's main thread responds; returns false if it does not in time
  /// (behaviour.md A6, E6).
  func waitForAnswer() -> Bool {
    guard let process = device.process, process.mainThreadFree > now else { return true }
    let limit = now + timing.queryLimit
    device.advance(to: min(process.mainThreadFree, limit))
    return process.mainThreadFree <= now
  }
}
