package import AppCompiling
package import AppModel
import PredicateFormat
import RunJournal
import VirtualTime

extension SimulatedDevice {
  /// Makes an app the one that queries and actions are for; SpringBoard runs from then on.
  package func aim(at bundle: String) {
    guard aim != bundle else { return }
    record(.targeted(bundle: bundle))
    if bundle == SystemApp.springBoard.bundleIdentifier { _ = springBoard }
    running.aim(at: bundle)
  }

  /// Starts an app in front: a new process, the coordinator that the arguments name, the first
  /// screens.
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
    if let fault = fault ?? localization.fault { process.fail(fault) }
    process.launcher.launch(
      coordinator: arguments.values[app.definition.coordinatorArgument]
        ?? app.definition.defaultCoordinator, environment: environment)
    interrupter.scheduleInterruptions(of: process)
    interrupter.scheduleFaultAlert(over: process)
    return process
  }

  /// Ends the app that is aimed at.
  package func stop() {
    guard let process else { return }
    end(process)
    record(.terminated(process: Int(process.identifier)))
  }

  /// Ends an app from inside the device, and says why.
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

  /// Shows a running app, or with nil the home screen; what was in front goes on behind it.
  func moveToFront(_ process: AppProcess?) {
    guard front !== process else { return }
    front?.motion.leftFrontAt = now
    running.front = process
    refreshSpringBoard()
    guard let process else { return }
    process.motion.leftFrontAt = nil
    let missed = process.steps.held
    process.steps.held = []
    for event in missed { process.handle(event) }
  }

  /// Brings an app to the front from inside the device, starting it without arguments where it
  /// does not run; nil where none such is installed.
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

  /// Whether an app has been behind others for so long that it no longer runs its code.
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
      name: profile.name, defaults: storage.defaults(of: app, given: arguments.typed),
      state: storage.keptFacts(of: app),
      environment: environment.mapValues { .string($0) },
      arguments: arguments.all.map { .string($0) }, appearance: appearance,
      location: location, volume: volume, isVoiceOverOn: voiceOver != nil,
      permissions: permissionDesk.permissions(of: app.bundleIdentifier))
  }
}
