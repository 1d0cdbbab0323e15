import AppCompiling
import AppModel
import AppRuntime
import VirtualTime

/// A session whose results were read.
package enum FinishedSession {
  /// Releases what a run has gathered; the session cannot be used after that.
  ///
  /// A body that was left at a failure never releases what it held, which includes the session.
  /// Without this each such run would keep its screens and trees until the process ends, and its
  /// app, which in a draft is another one for each run.
  package static func release(_ session: AppSession) {
    session.looks = LookResults()
    session.interruptions = InterruptionState()
    session.openSteps = OpenSteps()
    session.held = []
    session.observers = []
    session.testWillEnd = nil
    session.easing = nil
    session.failures = []
    session.device.release()
    // What is left of the session is small, because it stays for as long as the process lives.
    (session.app, session.device, session.setup) = (.released, .released, .released)
  }
}

extension CompiledApp {
  /// The app of all released sessions.
  fileprivate static let released = CompiledApp(
    AppDefinition(
      name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: []))
}

extension SimulatedDevice {
  /// The device of all released sessions; nothing runs on it.
  nonisolated(unsafe) fileprivate static let released = SimulatedDevice(
    app: .released, profile: .standard, choices: ChoiceRecorder(seed: 1), journal: nil)
}

extension SessionSetup {
  /// The set-up of all released sessions.
  fileprivate static let released = SessionSetup(
    configuration: SessionConfiguration(), asked: SessionConfiguration(), answers: [])
}
