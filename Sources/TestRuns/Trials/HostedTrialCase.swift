package import SimulatedApp
package import TestHost
package import Trials
package import XCTest

/// A test case that can run many times, each time as a new instance.
package protocol HostedTrialCase: HostedCase {
  /// Prepares the tests of the class.
  static func setUp()

  /// Cleans up after the tests of the class.
  static func tearDown()

  /// The name of the test in campaigns, such as `ShopTests.CartTests/testAdd`.
  var campaignName: String { get }

  /// The virtual time that the steps of the test take; nil uses the environment's setting.
  var timingChoice: AutomationTiming? { get }

  /// What the test requires of its device.
  var deviceOrder: DeviceOrder { get }

  /// Whether the set-up of its class is part of each run, instead of running around its tests.
  var preparesItsClass: Bool { get }

  /// Records a failure of the code of the test's class, in the suite of the class.
  func fail(_ suite: XCTestSuite, _ message: String, file: String?, line: Int?)

  /// Runs a new instance of the test as one trial.
  func runTrial(_ setting: TrialSetting) -> TrialOutcome

  /// Records that the test was skipped.
  func markSkipped(_ reason: String?)
}

/// The outcome of one trial of a test.
package struct TrialOutcome {
  /// How the trial ended.
  package let record: TrialRecord
  /// The data stored on the device at the end.
  package let belongings: DeviceBelongings?
  /// The journal, if the trial wrote one.
  package let journal: [UInt8]?

  /// Makes an outcome.
  package init(record: TrialRecord, belongings: DeviceBelongings?, journal: [UInt8]?) {
    self.record = record
    self.belongings = belongings
    self.journal = journal
  }
}

extension HostedTrialCase {
  /// Runs a new instance of the test as one of many trials.
  ///
  /// A crash of Swift code in it is a failure of the trial, and further trials follow.
  func trial(_ setting: TrialSetting) -> TrialOutcome {
    AbandonableBody.catchingCrashes { runTrial(setting) }
  }

  /// The app of the test with its latencies changed by a plan; nil if there is no app.
  package func compiledApp(with latencies: LatencyPlan) -> CompiledApp? {
    (try? AppUnderTest.app(for: appChoice))?.planned(latencies)
  }

  /// The failure that reports a fault of the app of the test; nil if none does.
  func appFault(among failures: @autoclosure () -> [TestFailure]) -> TestFailure? {
    guard let fault = AppUnderTest.fault(of: appChoice) else { return nil }
    return failures().first { $0.message.contains(fault.description) }
  }

  /// Records a failure at the line of a trial's failure.
  package func fail(_ message: String, at failure: TestFailure?) {
    fail(
      message, file: failure?.file ?? "", line: failure?.line ?? 0, reason: failure?.reason,
      endsTest: false)
  }
}
