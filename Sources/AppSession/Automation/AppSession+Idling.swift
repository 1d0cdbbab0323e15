import AppModel
import AppRuntime
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
    while now < limit, device.stall == nil, let process = device.process {
      let idle = max(process.eventLoopIdle, process.animationsIdle)
      guard idle > now else { return }
      device.advance(to: min(limit, nextLook(idle)))
    }
    guard now >= limit, let process = device.process else { return }
    if process.eventLoopIdle > now { stepNotReceived("App event loop idle", below: below + 1) }
    if process.animationsIdle > now { stepNotReceived("App animations complete", below: below + 1) }
  }

  /// When to look again: at the instant at which the app will be idle, or where that is not to be
  /// told, at the next thing that happens in it.
  private func nextLook(_ idle: VirtualInstant) -> VirtualInstant {
    guard idle == .distantFuture else { return idle }
    return nextEvent ?? .distantFuture
  }

  private func stepNotReceived(_ what: String, below: Int) {
    step("\(what) notification not received, will attempt to continue.", below: below)
  }

  /// Lets time pass until the app's main thread can answer; false when it does not in time
  /// (behaviour.md A6, E6).
  func waitForAnswer() -> Bool {
    guard let process = device.process, process.mainThreadFree > now else { return true }
    let limit = now + timing.queryLimit
    device.advance(to: min(process.mainThreadFree, limit))
    return process.mainThreadFree <= now
  }
}
