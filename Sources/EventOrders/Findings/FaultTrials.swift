package import SimulatedApp
import Trials
package import VirtualTime

/// How a test behaves under each fault that may happen around an app, one at a time.
///
/// A test that no order fails may still fail where a tap is lost or rows arrive in another order.
/// These trials look for that in a few runs a fault. They prove nothing about a fault under which
/// no run failed.
package struct FaultTrials: Sendable, Equatable {
  /// A fault under which a run failed.
  package struct Finding: Sendable, Equatable {
    /// The fault, or all of them together.
    package let faults: FaultPlan
    /// The first line of the failure.
    package let summary: String
    /// The token that replays it, with the same faults.
    package let token: String
    /// Why it fails; nil if its runs do not show that.
    package let cause: Cause?

    /// The faults that decide: without any one of them the test passes or fails otherwise.
    package var deciding: FaultPlan { cause?.faults ?? faults }
  }

  /// Why a test fails under a fault.
  package struct Cause: Sendable, Equatable {
    /// The faults that decide.
    package let faults: FaultPlan
    /// The cause.
    package let cause: FlakeCause
    /// Whether the test or the app is at fault.
    package let blame: FlakeBlame
    /// Why this cause, as a sentence.
    package let reason: String
  }

  /// The faults that were tried one by one.
  package let tried: FaultPlan
  /// The faults under which a run failed, in the order of their kinds.
  package let found: [Finding]
}

extension FaultTrials {
  /// The most runs for each fault.
  package static let runLimit = 24
  /// With how many seeds a cause is looked for: 95 in 100 times they show a fault that fails one
  /// run in twenty.
  private static let causeSeeds = 60

  /// Tries each fault of a plan with a test, and all of them together if no single one fails.
  ///
  /// - Parameters:
  ///   - test: a test that passes without faults.
  ///   - plan: the faults to try.
  ///   - seed: the seed of the first run of each fault.
  package init(of test: any RepeatableTest, under plan: FaultPlan, seed: Seed) {
    let singles = plan.faults.map { FaultPlan([$0]) }
    var found = singles.compactMap { Self.finding(of: test, under: $0, seed: seed) }
    if found.isEmpty, let all = Self.finding(of: test, under: plan, seed: seed) { found = [all] }
    tried = plan
    self.found = found
  }

  private static func finding(
    of test: any RepeatableTest, under faults: FaultPlan, seed: Seed
  ) -> Finding? {
    var search = OrderSearch(test: EasedTest(base: test, faults: faults), seed: seed)
    search.runLimit = runLimit
    // So many searches together may take no longer than one.
    search.analysisLimit /= 50
    search.probesInARow = 0
    search.varyFirst { $0.trial.outcome == .failed }
    guard let failing = search.runs.first(where: { $0.trial.outcome == .failed }),
      let failure = failing.trial.failures.first,
      search.replayed(failing.token).failures == failing.trial.failures
    else { return nil }
    return Finding(
      faults: faults, summary: failure.summary, token: failing.token,
      cause: cause(of: failure, in: test, under: faults, seed: seed))
  }

  private static func cause(
    of failure: Trial.Failure, in test: any RepeatableTest, under faults: FaultPlan, seed: Seed
  ) -> Cause? {
    var search = CauseSearch(test: EasedTest(base: test, faults: faults), seed: seed)
    search.known = failure.identity
    search.isFailedByFaults = true
    search.givesAdvice = false
    (search.seeds, search.orderLimit) = (causeSeeds, runLimit)
    let found = search.diagnose()
    guard let cause = found.cause, let blame = found.blame, !found.faults.isEmpty else {
      return nil
    }
    return Cause(faults: found.faults, cause: cause, blame: blame, reason: found.reason)
  }
}
