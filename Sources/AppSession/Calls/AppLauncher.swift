import AppCompiling
import AppModel
import AppRuntime
import VirtualTime

/// Launches and ends the target app, and opens links in it.
struct AppLauncher: SessionPart {
  let session: AppSession

  /// Ends a running instance, launches the app and waits until it is idle.
  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationFailure) {
    let bundle = session.bundle
    guard let target = session.target else { throw .unknownApp(bundle: bundle) }
    step("Launch \(bundle)")
    if runState != .notRunning, !stop(taking: timing.terminateBeforeLaunch, below: 1) {
      throw .notTerminatedToLaunch(bundle: bundle, process: device.process?.identifier ?? 0)
    }
    let start = now
    let given = target === session.app ? session.configuration.arguments : []
    session.act(.process, TestAction.launch) {
      device.start(
        target, arguments: LaunchArguments(given + arguments), environment: environment)
    }
    device.workload.events += 1
    if runState == .foreground { advance(by: timing.launch) }
    let shown = now
    guard loadsAccessibility() else { throw .notAccessible(bundle: bundle) }
    step("Setting up automation session", below: 1)
    if runState == .foreground { advance(by: timing.sessionSetup) }
    waitForIdle(below: 1)
    device.workload.lastLaunch = Workload.Launch(start: start, shown: shown, idle: now)
    if runState == .foreground { advance(by: timing.launchDelay) }
    try session.checkForCrash()
  }

  /// Ends the app if it runs; SpringBoard cannot be ended.
  func terminate() throws(AutomationFailure) {
    guard let process = device.process else { return }
    guard process.system != .springBoard, stop(taking: timing.terminate, below: 0) else {
      throw .notTerminated(bundle: session.bundle, process: process.identifier)
    }
  }

  /// Opens a link in the app and waits until the app is idle.
  func open(_ link: String) throws(AutomationFailure) {
    if runState == .background { device.activate() }
    guard device.links.open(link) else {
      let known = session.target?.definition.deepLinks.map(\.pattern) ?? []
      throw session.crashFailure ?? .unknownLink(link, known: known)
    }
    waitForIdle()
    try session.checkForCrash()
  }

  /// Lets the system open a link in its app, which gets no arguments from the test.
  func openBySystem(_ link: String) throws(AutomationFailure) {
    waitForIdle()
    let running = device.processes.count
    if let known = device.links.openBySystem(link) { throw .unclaimedLink(link, known: known) }
    advance(by: device.processes.count > running ? timing.launch : timing.deviceChange)
    waitForIdle()
  }

  /// Ends the app; returns false if it does not end in time (behaviour.md A6, E4).
  private func stop(taking duration: VirtualDuration, below: Int) -> Bool {
    session.ease { $0.waitsBeforeEnd() }
    step("Terminate \(session.bundle):\(device.process?.identifier ?? 0)", below: below)
    guard device.process?.app.definition.terminates ?? true else {
      advance(by: timing.terminationLimit)
      return false
    }
    session.act(.process, TestAction.end) { device.stop() }
    advance(by: duration)
    return true
  }

  /// Waits until the main thread of a launched app responds; returns false if it does not in time
  /// (behaviour.md A6).
  private func loadsAccessibility() -> Bool {
    guard let process = device.process, process.mainThreadFree > now else { return true }
    step("Wait for accessibility to load", below: 1)
    device.advance(to: min(process.mainThreadFree, now + timing.accessibilityLimit))
    return process.mainThreadFree <= now
  }
}
