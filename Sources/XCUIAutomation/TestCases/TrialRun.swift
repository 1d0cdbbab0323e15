import Foundation
import SimulatedApp
import TestHost
import Trials
import VirtualTime
import XCTest

/// The run of one trial of a test: it keeps the failures and does not call observers.
final class TrialRun: XCTestCaseRun {
  private var failures: [TestFailure] = []
  private var skipReason: String?
  private var nanoseconds: Int64 = 0
  /// What the device holds at the end of the trial.
  private(set) var belongings: DeviceBelongings?
  /// The journal, if the session wrote one.
  private(set) var journal: [UInt8]?
  private var context: ReplayContext?
  private var hasBegun = false
  private var hasEnded = false

  // The dates only show whether the run has started and ended.
  override var startDate: Date? { hasBegun ? Date(timeIntervalSince1970: 0) : nil }
  override var stopDate: Date? { hasEnded ? Date(timeIntervalSince1970: 0) : nil }
  override var failureCount: Int { failures.count }
  override var skipCount: Int { skipReason == nil ? 0 : 1 }

  override func start() { hasBegun = true }

  override func stop() { hasEnded = true }

  /// Records a failure.
  func take(_ issue: XCTIssue) {
    guard hasBegun, !hasEnded, issue.isFailure else { return }
    failures.append(issue.failure)
  }

  /// Records that the test was skipped.
  func skip(_ reason: String) { skipReason = skipReason ?? reason }

  /// Records the state of the session at its end.
  func end(_ session: any HostedSession) {
    nanoseconds = session.nowNanoseconds
    belongings = (session as? AppSession)?.device.belongings
    journal = (session as? AppSession)?.device.journal?.bytes
    context = failures.isEmpty ? nil : (session as? AppSession)?.replayContext
  }

  /// The result of the trial.
  func record(of test: String, seed: Seed) -> TrialRecord {
    TrialRecord(
      test: test, seed: seed, failures: failures, skipReason: skipReason, nanoseconds: nanoseconds,
      context: context)
  }
}
