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
  /// The state of the session at its end; nil before.
  private(set) var ending: TrialEnding?
  private var hasBegun = false
  private var hasEnded = false

  // The dates only show whether the run has started and ended.
  override var startDate: Date? { hasBegun ? Date(timeIntervalSince1970: 0) : nil }
  override var stopDate: Date? { hasEnded ? Date(timeIntervalSince1970: 0) : nil }
  override var failureCount: Int { failures.count }
  override var skipCount: Int { skipReason == nil ? 0 : 1 }

  /// A placeholder for the test: a run retains its test and a test its run, so that the instances
  /// of all trials would stay in memory.
  nonisolated(unsafe) private static let nobody = XCTest::XCTestCase(
    name: "", testClosure: { _ in })

  required init(test: XCTest) { super.init(test: Self.nobody) }

  override func start() { hasBegun = true }

  override func stop() { hasEnded = true }

  /// Records a failure.
  override func record(_ issue: XCTIssue) {
    guard hasBegun, !hasEnded, issue.isFailure else { return }
    failures.append(issue.failure)
  }

  /// Records that the test was skipped.
  func skip(_ reason: String) { skipReason = skipReason ?? reason }

  /// Records the state of the session at its end.
  ///
  /// The session of one of many trials is not used afterwards, so it releases its app.
  func end(_ session: any HostedSession, isRecorded: Bool) {
    ending = TrialEnding(session)
    if !isRecorded, let session = session as? AppSession { FinishedSession.release(session) }
  }

  /// The result of the trial.
  func record(of test: String, seed: Seed) -> TrialRecord {
    (ending ?? TrialEnding()).record(of: test, seed, failures, skipReason: skipReason)
  }
}
