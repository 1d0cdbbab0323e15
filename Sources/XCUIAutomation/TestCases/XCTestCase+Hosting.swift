package import SimulatedApp
package import TestHost
package import TestRuns
import Trials
import XCTest

/// The properties and methods of a test that the test host and campaigns use.
extension XCTestCase: HostedTrialCase {
  /// The app that the test's class chooses.
  package var appChoice: AppChoice { Self.appChoice }

  /// The app that the class chooses.
  package static var appChoice: AppChoice {
    AppChoice(
      name: simulatedApp, variant: simulatedAppVariant, definition: simulatedAppDefinition)
  }

  /// The virtual time that the steps of the test take; nil uses the environment's setting.
  package var timingChoice: AutomationTiming? { Self.simulatedTiming }

  /// The name of the test in campaigns, such as `ShopTests.CartTests/testAdd`.
  ///
  /// If the device has a configuration, it follows the name.
  package var campaignName: String {
    let name = named(.listed) { self.name }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return "\(moduleName).\(name)" }
    return "\(moduleName).\(parts[0])/\(parts[1])"
  }

  /// Records a failure; without a file it is located at the current line of the running test.
  package func fail(
    _ message: String, file: String? = nil, line: Int? = nil, reason: FailureReason? = nil,
    endsTest: Bool = false
  ) {
    var issue = XCTIssue(.assertionFailure, message, at: .given(file: file, line: line))
    issue.reason = reason
    raise(issue)
    if endsTest { endTest() }
  }

  /// Records that the test was skipped.
  package func markSkipped(_ reason: String?) { ErrorRelay.judge(XCTSkip(reason), of: self) }

  /// What the test requires of its device.
  package var deviceOrder: DeviceOrder {
    DeviceOrder(
      Self.self, appChoice, timing: timingChoice, arguments: interface?.arguments ?? [],
      life: Self.simulatedDeviceLife, trial: trial)
  }

  /// Whether the set-up of the class is part of each run.
  package var preparesItsClass: Bool {
    TestHostHooks.current.trials?.preparesClassInTrials == true
  }

  /// Whether the set-up of the class has to run again in this session, which has a new device.
  var repeatsClassSetUp: Bool {
    trial?.isRecorded == false
      && (preparesItsClass || SharedDevices.ofThisProcess.isDriven(bySetUpOf: Self.self))
  }

  /// Makes sure that the set-up of a class gets a device if it uses an app.
  public static func wasListed() { ClassPhases.watch() }

  /// Records a failure of the code of the class.
  package func fail(_ suite: XCTestSuite, _ message: String, file: String?, line: Int?) {
    suite.testRun?.record(XCTIssue(.assertionFailure, message, at: .given(file: file, line: line)))
  }

  /// Makes a session with the app of the test, or with only a clock if there is no app.
  package func makeSession() -> any HostedSession {
    SharedDevices.ofThisProcess.session(for: deviceOrder)
      ?? ClockOnlySession(seed: trial?.seed ?? SessionSettings.configuration().seed)
  }

  /// Runs a new instance of the test as one trial.
  package func runTrial(_ setting: TrialSetting) -> TrialOutcome {
    let test = anew()
    test.trial = setting
    let run = TrialRun(test: test)
    test.trialRun = run
    test.run()
    // Code that a failure has left holds the instance for ever, but no longer the trial's app.
    (test.trial, test.trialRun) = (nil, nil)
    return TrialOutcome(
      record: run.record(of: campaignName, seed: setting.seed),
      belongings: run.ending?.belongings ?? setting.belongings, journal: run.ending?.journal)
  }
}
