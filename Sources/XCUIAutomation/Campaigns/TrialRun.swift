import Foundation
import SimulatedApp
import Trials
import VirtualTime
import XCTest

/// The run of one trial of a test: it keeps what went wrong, and no observer hears of it.
final class TrialRun: XCTestCaseRun {
  private var failures: [TrialRecord.Failure] = []
  private var skipReason: String?
  private var nanoseconds: Int64 = 0
  /// What the device holds at the end.
  private(set) var belongings: DeviceBelongings?
  /// The journal of a run that has one.
  private(set) var journal: [UInt8]?
  private var hasBegun = false
  private var hasEnded = false

  // No instant matters but whether it has come.
  override var startDate: Date? { hasBegun ? Date(timeIntervalSince1970: 0) : nil }
  override var stopDate: Date? { hasEnded ? Date(timeIntervalSince1970: 0) : nil }
  override var failureCount: Int { failures.count }
  override var skipCount: Int { skipReason == nil ? 0 : 1 }

  override func start() { hasBegun = true }

  override func stop() { hasEnded = true }

  /// Keeps a failure.
  func take(_ issue: XCTIssue) {
    guard hasBegun, !hasEnded, issue.isFailure else { return }
    let site = issue.site
    failures.append(
      TrialRecord.Failure(message: issue.words, file: site.file, line: site.line))
  }

  /// Keeps that the test cannot be run.
  func skip(_ reason: String) { skipReason = skipReason ?? reason }

  /// Keeps how the session ended.
  func end(_ session: any HostedSession) {
    nanoseconds = session.nowNanoseconds
    belongings = (session as? AppSession)?.device.belongings
    journal = (session as? AppSession)?.device.journal?.bytes
  }

  /// What the trial came to.
  func record(of test: String, seed: Seed) -> TrialRecord {
    TrialRecord(
      test: test, seed: seed, failures: failures, skipReason: skipReason, nanoseconds: nanoseconds)
  }
}

extension XCTestCase {
  /// The name of the test in a campaign, such as `ShopTests.CartTests/testAdd`, as `swift test`
  /// takes it; a configuration of the device stands behind it.
  var campaignName: String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return "\(moduleName).\(name)" }
    return "\(moduleName).\(parts[0])/\(parts[1])"
  }

  /// Runs a fresh instance of the test as one trial.
  func runTrial(_ setting: TrialSetting) -> (record: TrialRecord, belongings: DeviceBelongings?) {
    let (record, run) = makeTrial(setting)
    return (record, run?.belongings ?? setting.belongings)
  }

  /// Runs a fresh instance of the test as one trial, and gives all that its run has kept.
  func makeTrial(_ setting: TrialSetting) -> (record: TrialRecord, run: TrialRun?) {
    let test = anew()
    test.trial = setting
    test.run()
    let run = test.testRun as? TrialRun
    let record =
      run?.record(of: campaignName, seed: setting.seed)
      ?? TrialRecord(test: campaignName, seed: setting.seed)
    return (record, run)
  }
}
