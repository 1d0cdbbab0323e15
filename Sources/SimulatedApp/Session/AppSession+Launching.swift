import VirtualTime

extension AppSession {
  /// Ends a running instance, starts the app and waits until it is idle.
  package func launch(arguments: [String], environment: [String: String]) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Open \(bundle)"))
    step("Launch \(bundle)")
    if runState != .notRunning { stop(taking: timing.terminateBeforeLaunch, below: 1) }
    let all = LaunchArguments(configuration.arguments + arguments)
    device.start(app, arguments: all, environment: environment)
    if runState == .foreground { advance(by: timing.launch) }
    step("Setting up automation session", below: 1)
    if runState == .foreground { advance(by: timing.sessionSetup) }
    waitForIdle(below: 1)
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
      let known = app.definition.deepLinks.map(\.pattern)
      return ended(crashFailure ?? .unknownLink(link, known: known))
    }
    waitForIdle()
    return ended(crashFailure)
  }

  /// Ends the app; one that does not run stays as it is.
  package func terminate() {
    guard goesOn(), device.process != nil else { return }
    stop(taking: timing.terminate, below: 0)
  }

  /// The failure of an app that has crashed; nil while it has not.
  package var crashFailure: AutomationFailure? {
    crash.map { .crashed(app: app.definition.name, reason: $0) }
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

  private func stop(taking duration: VirtualDuration, below: Int) {
    step("Terminate \(bundle):\(device.process?.identifier ?? 0)", below: below)
    device.stop()
    advance(by: duration)
  }
}
