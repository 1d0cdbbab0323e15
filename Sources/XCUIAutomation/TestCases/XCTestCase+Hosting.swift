package import SimulatedApp
package import TestHost
package import TestRuns
import Trials
import XCTest

/// What the test host and campaigns ask of a test.
extension XCTestCase: HostedTrialCase {
  /// The app that the class of the test names or makes.
  package var appChoice: AppChoice { Self.appChoice }

  /// The app that the class names or makes.
  package static var appChoice: AppChoice {
    AppChoice(
      name: simulatedApp, variant: simulatedAppVariant, definition: simulatedAppDefinition)
  }

  /// What the steps of the test cost; nil leaves it to the environment.
  package var timingChoice: AutomationTiming? { Self.simulatedTiming }

  /// The name of the test in campaigns, such as `ShopTests.CartTests/testAdd`; the configuration of
  /// the device follows, if there is one.
  package var campaignName: String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return "\(moduleName).\(name)" }
    return "\(moduleName).\(parts[0])/\(parts[1])"
  }

  /// Records a failure; without a file, at the line of the test that is running.
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

  /// A session with the app of the test; one with only a clock where there is no app.
  package func makeSession() -> any HostedSession {
    AppSession.session(
      for: appChoice, timing: timingChoice, arguments: interface?.arguments ?? [], trial: trial)
      ?? ClockOnlySession()
  }

  /// Runs a fresh instance of the test as one trial.
  package func runTrial(_ setting: TrialSetting) -> TrialOutcome {
    let test = anew()
    test.trial = setting
    test.run()
    let run = test.testRun as? TrialRun
    let record =
      run?.record(of: campaignName, seed: setting.seed)
      ?? TrialRecord(test: campaignName, seed: setting.seed)
    return TrialOutcome(
      record: record, belongings: run?.belongings ?? setting.belongings, journal: run?.journal)
  }
}
