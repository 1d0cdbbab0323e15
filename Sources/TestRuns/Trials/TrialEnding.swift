package import SimulatedApp
package import TestHost
package import Trials
package import VirtualTime

/// The state of a trial's session at its end.
package struct TrialEnding {
  /// The data stored on the device.
  package var belongings: DeviceBelongings?
  /// The journal, if the session wrote one.
  package var journal: [UInt8]?
  private var nanoseconds: Int64 = 0
  private var context: (@Sendable () -> ReplayContext)?
  private var timedOutWaits: [TimedOutWait] = []

  /// The end of a trial without a session.
  package init() {}

  /// Reads the end of a session.
  package init(_ session: any HostedSession) {
    nanoseconds = session.nowNanoseconds
    guard let session = session as? AppSession else { return }
    belongings = session.device.belongings
    journal = session.device.journal?.bytes
    context = session.replayContextIfAsked
    timedOutWaits = session.waiter.timedOutWaits
  }

  /// The record of the trial.
  package func record(
    of test: String, _ seed: Seed, _ failures: [TestFailure], skipReason: String?
  ) -> TrialRecord {
    let hasPassed = failures.isEmpty && skipReason == nil
    return TrialRecord(
      test: test, seed: seed, failures: failures, skipReason: skipReason, nanoseconds: nanoseconds,
      context: failures.isEmpty ? nil : context?(), timedOutWaits: hasPassed ? timedOutWaits : [])
  }
}
