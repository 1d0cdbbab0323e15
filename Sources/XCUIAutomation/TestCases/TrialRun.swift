import Foundation
import SimulatedApp
import TestHost
import Trials
import VirtualTime
import XCTest

/// The run of one trial of a test: it keeps what went wrong, and no observer hears of it.
final class TrialRun: XCTestCaseRun {
  private var failures: [TestFailure] = []
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
    failures.append(issue.failure)
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
