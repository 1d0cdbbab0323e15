package import SimulatedApp
import TestHost

extension AppSession {
  /// Ends the test if a user has given a token that cannot replay it; true if it did.
  ///
  /// A filter may match more tests than the one to replay; those are skipped.
  package func refusesReplay() -> Bool {
    guard let replayRefusal else { return false }
    guard isReplayOfOtherTest, let test = HostedTest.active?.hostedCase as? any HostedTrialCase
    else {
      failCurrentTest(replayRefusal, endsTest: true)
      return true
    }
    test.markSkipped(replayRefusal)
    if AbandonableBody.isArmed { AbandonableBody.abandon() }
    halt()
    return true
  }
}
