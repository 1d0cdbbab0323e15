import AppCompiling
package import AppModel
import AppRuntime
import RunJournal
import VirtualTime

extension AppSession {
  /// Makes an app the one that the calls of the test are for.
  package func aim(at bundle: String) { device.aim(at: bundle) }

  /// Whether the app that calls are for is on the device at all.
  package var isInstalled: Bool { target != nil }

  /// The app that calls are for; nil where none such is on the device.
  var target: CompiledApp? { device.apps.app(device.aim) }

  /// Ends a running instance, starts the app and waits until it is idle.
  package func launch(arguments: [String], environment: [String: String]) -> AutomationFailure? {
    guard goesOn() else { return nil }
    guard device.aim != SystemApp.springBoard.bundleIdentifier else { return activate() }
    record(.callBegan("Open \(bundle)"))
    guard let target else { return ended(.unknownApp(bundle: bundle)) }
    step("Launch \(bundle)")
    if runState != .notRunning, !stop(taking: timing.terminateBeforeLaunch, below: 1) {
      let process = device.process?.identifier ?? 0
      return ended(.notTerminatedToLaunch(bundle: bundle, process: process))
    }
    let start = now
    let given = target === app ? configuration.arguments : []
    acting("launch") {
      device.start(
        target, arguments: LaunchArguments(given + arguments), environment: environment)
    }
    device.workload.events += 1
    if runState == .foreground { advance(by: timing.launch) }
    let shown = now
    guard loadsAccessibility() else { return ended(.notAccessible(bundle: bundle)) }
    step("Setting up automation session", below: 1)
    if runState == .foreground { advance(by: timing.sessionSetup) }
    waitForIdle(below: 1)
    device.workload.lastLaunch = Workload.Launch(start: start, shown: shown, idle: now)
    if runState == .foreground { advance(by: timing.launchDelay) }
    return ended(crashFailure)
  }

  /// Hands the app a link, starting it first if it does not run, and waits until it is idle.
  package func open(
    _ link: String, arguments: [String], environment: [String: String]
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    if runState == .notRunning,
      let failure = launch(arguments: arguments, environment: environment)
    {
      return failure
    }
    record(.callBegan("Open URL \(link)"))
    if runState == .background { device.activate() }
    guard device.open(link) else {
      let known = target?.definition.deepLinks.map(\.pattern) ?? []
      return ended(crashFailure ?? .unknownLink(link, known: known))
    }
    waitForIdle()
    return ended(crashFailure)
  }

  /// Hands the system a link, which picks the app; the app gets no arguments from the test.
  package func openBySystem(_ link: String) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Open URL \(link)"))
    waitForIdle()
    let running = device.processes.count
    if let known = device.openBySystem(link) {
      return ended(.unclaimedLink(link, known: known))
    }
    advance(by: device.processes.count > running ? timing.launch : timing.deviceChange)
    waitForIdle()
    return ended(nil)
  }

  /// Ends the app; one that does not run stays as it is, and SpringBoard cannot be ended.
  @discardableResult
  package func terminate() -> AutomationFailure? {
    guard goesOn(), let process = device.process else { return nil }
    guard process.system != .springBoard, stop(taking: timing.terminate, below: 0) else {
      return .notTerminated(bundle: bundle, process: process.identifier)
    }
    return nil
  }

  /// Makes what was answered to the app's question for a resource unknown again.
  package func resetAuthorization(of resource: ProtectedResource) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Reset authorization status for \(resource.rawValue) of \(device.aim)"))
    guard isInstalled else { return ended(.unknownApp(bundle: device.aim)) }
    device.resetAuthorization(of: resource, for: device.aim)
    return ended(nil)
  }

  /// The failure of an app that has crashed; nil while it has not.
  package var crashFailure: AutomationFailure? {
    crash.map { .crashed(app: target?.definition.name ?? device.aim, reason: $0) }
  }

  /// Whether a call may do anything; none may after a halt.
  func goesOn() -> Bool { !isHalted }

  /// Counts a call made after a halt; true when there have been more than any test could need.
  package func countCallAfterHalt() -> Bool {
    callsAfterHalt += 1
    return callsAfterHalt > Self.haltedCallLimit
  }

  /// Ends a call in the journal.
  func ended(_ failure: AutomationFailure?) -> AutomationFailure? {
    record(.callEnded(outcome: failure.map { _ in "failed" } ?? "ok"))
    return failure
  }

  /// Ends the app; false where it does not end in time (behaviour.md A6, E4).
  private func stop(taking duration: VirtualDuration, below: Int) -> Bool {
    step("Terminate \(bundle):\(device.process?.identifier ?? 0)", below: below)
    guard device.process?.app.definition.terminates ?? true else {
      advance(by: timing.terminationLimit)
      return false
    }
    acting("terminate") { device.stop() }
    advance(by: duration)
    return true
  }

  /// Waits until the main thread of an app that was just started can answer; false when it does not
  /// in time (behaviour.md A6).
  private func loadsAccessibility() -> Bool {
    guard let process = device.process, process.mainThreadFree > now else { return true }
    step("Wait for accessibility to load", below: 1)
    device.advance(to: min(process.mainThreadFree, now + timing.accessibilityLimit))
    return process.mainThreadFree <= now
  }
}
