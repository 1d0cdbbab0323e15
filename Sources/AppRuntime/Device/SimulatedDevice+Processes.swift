import AppBuilding
package import AppCompiling
package import AppModel
import PredicateFormat
import PromptWords
import RunJournal
import VirtualTime

extension SimulatedDevice {
  /// Makes an app the target of queries and actions; SpringBoard starts when it is the target.
  package func aim(at bundle: String) {
    guard aim != bundle else { return }
    record(.targeted(bundle: bundle))
    if bundle == SystemApp.springBoard.bundleIdentifier { _ = springBoard }
    running.aim(at: bundle)
  }

  /// Launches an app in front as a new process, with the coordinator that its arguments name.
  @discardableResult
  package func start(
    _ app: CompiledApp, arguments: LaunchArguments, environment: [String: String],
    isInput: Bool = true
  ) -> AppProcess {
    let (app, fault) = app.form(for: arguments)
    let localization = Localization(
      of: app.definition, arguments: arguments, device: language)
    let process = AppProcess(
      app: app, identifier: running.takeNumber(), device: self,
      facts: facts(for: app.definition, arguments: arguments, environment: environment),
      localization: localization)
    process.facts.localization = localization.record
    process.startup.givenDefaults = arguments.typed
    process.motion.isAnimated =
      faults?.isAnimated != false && !timing.isStill
      && AppProcess.isAnimated(app.definition, arguments: arguments, environment: environment)
    authorizations.forgetTemporary(process.bundle)
    running.add(process)
    homeScreen.install(process.bundle)
    if process.system == .settings { permissionDesk.refreshSettings() }
    moveToFront(process)
    if isInput {
      record(
        .launched(
          bundle: process.bundle, process: Int(process.identifier),
          arguments: arguments.all, environment: environment))
    } else {
      record(.cameToFront(bundle: process.bundle, process: Int(process.identifier)))
    }
    if !localization.asked.isEmpty {
      record(
        .localized(
          process: Int(process.identifier), language: localization.language,
          asked: localization.asked))
    }
    if let fault { process.fail(fault) }
    process.launcher.launch(
      coordinator: arguments.values[app.definition.coordinatorArgument]
        ?? app.definition.defaultCoordinator, environment: environment)
    interrupter.scheduleInterruptions(of: process)
    interrupter.scheduleFaultAlert(over: process)
    return process
  }

  /// Terminates the target app, if it runs.
  package func stop() {
    guard let process else { return }
    end(process)
    record(.terminated(process: Int(process.identifier)))
  }

  /// Ends an app for the system, and records the reason.
  func kill(_ process: AppProcess, reason: String) {
    end(process)
    record(.killed(process: Int(process.identifier), reason: reason))
  }

  private func end(_ ended: AppProcess) {
    ended.cancelEverything()
    permissionDesk.withdrawPrompts(of: ended)
    running.remove(ended)
    if front === ended { moveToFront(nil) }
  }

  /// Brings a running app to the front, or with nil the home screen; the other app runs on.
  func moveToFront(_ process: AppProcess?) {
    guard front !== process else { return }
    front?.motion.leftFrontAt = now
    front?.swiftScreens.tellAll(.moved(isInFront: false))
    running.front = process
    refreshSpringBoard()
    guard let process else { return }
    process.motion.leftFrontAt = nil
    process.swiftScreens.tellAll(.moved(isInFront: true))
    let missed = process.steps.held
    process.steps.held = []
    for event in missed { process.handle(event) }
  }

  /// Brings an app to the front for the system, launching it without arguments if it does not run;
  /// returns nil when it is not installed.
  @discardableResult
  func bringToFront(_ bundle: String) -> AppProcess? {
    if let process = process(of: bundle), process.crash == nil {
      guard process !== front else { return process }
      moveToFront(process)
      record(.cameToFront(bundle: bundle, process: Int(process.identifier)))
      return process
    }
    guard let app = apps.app(bundle) else { return nil }
    return start(app, arguments: LaunchArguments([]), environment: [:], isInput: false)
  }

  /// Whether an app has been in the background for so long that it is suspended.
  package func isSuspended(_ process: AppProcess) -> Bool {
    guard let left = process.motion.leftFrontAt, process.system != .springBoard else {
      return false
    }
    return now >= left + timing.suspension
  }

  private func facts(
    for app: AppDefinition, arguments: LaunchArguments, environment: [String: String]
  ) -> DeviceFacts {
    DeviceFacts(
      name: profile.name, start: WallClockText.text(wallClockStart),
      defaults: storage.defaults(of: app, given: arguments.typed),
      state: storage.keptFacts(of: app),
      environment: environment.mapValues { .string($0) },
      arguments: arguments.all.map { .string($0) }, appearance: appearance,
      location: location, volume: volume, isVoiceOverOn: voiceOver != nil,
      permissions: permissionDesk.permissions(of: app.bundleIdentifier))
  }
}
