package import AppCompiling
package import AppModel
import AppRuntime

extension AppSession {
  /// Makes an app the target app, which receives the calls of the test.
  package func aim(at bundle: String) { device.aim(at: bundle) }

  /// Whether the target app is installed.
  package var isInstalled: Bool { target != nil }

  /// The target app; nil if it is not installed.
  var target: CompiledApp? { device.apps.app(device.aim) }

  /// The definition of the target app; nil if the app is not installed.
  package var targetDefinition: AppDefinition? { target?.definition }

  /// The bundle identifier of the target app.
  var bundle: String { device.aim }

  /// The target app in the words of titles.
  var applicationWords: String {
    let isUnderTest = bundle == app.definition.bundleIdentifier
    return "\(isUnderTest ? "Target " : "")Application '\(bundle)'"
  }

  /// The failure of a crashed app; nil if the app has not crashed.
  package var crashFailure: AutomationFailure? {
    crash.map { .crashed(app: target?.definition.name ?? device.aim, reason: $0) }
  }

  func checkForCrash() throws(AutomationFailure) {
    if let crashFailure { throw crashFailure }
  }

  /// Why there is no app to look at.
  package var absence: AutomationFailure {
    if let crashFailure { return crashFailure }
    let bundle = device.aim
    return runState == .background ? .inBackground(bundle: bundle) : .notRunning(bundle: bundle)
  }

  /// The language and region of the running app; nil while it does not run.
  package var localization: Localization? { device.process?.localization }

  // MARK: - Unexpected ends

  /// A failure as the test sees it.
  ///
  /// An end of the app that the test did not ask for is reported once, as a lost connection if the
  /// test was reading. After that, the app is only reported as not running (behaviour.md A6).
  package func told(_ failure: AutomationFailure, isReading: Bool) -> AutomationFailure {
    guard failure.isOfEnd, let end else { return failure }
    if reportedEnd == end.process { return .notRunning(bundle: device.aim) }
    reportedEnd = end.process
    return isReading ? .lostConnection(process: end.process, cause: end.cause) : failure
  }

  /// The end of the target app, until it is reported to the test.
  var unreportedEnd: AutomationFailure? {
    end.flatMap { reportedEnd == $0.process ? nil : absence }
  }

  /// The end of the target app, if the test did not ask for it.
  private var end: (process: Int32, cause: String)? {
    if let crashFailure, let process = device.process {
      return (process.identifier, "Crash: " + crashFailure.message(.reading))
    }
    return device.killed[device.aim].map { killed in
      (killed.process, "Reason: the system ended it: " + killed.reason)
    }
  }
}
