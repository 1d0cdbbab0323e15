package import EventOrders
package import SimulatedApp
import Trials
package import VirtualTime

/// The search for the order of events in which a test fails as a log says.
///
/// It tries the latencies as they are written, then those that the log's own times call for, then
/// the plans for other days, and at last each fault that may happen around an app. The first run
/// with the same message at the same line ends it.
package struct Reproduction: Sendable {
  /// What was tried.
  package struct Attempt: Sendable {
    /// How latencies were changed.
    package let latencies: LatencyPlan
    /// The faults around the app.
    package let faults: FaultPlan
    /// The result of the attempt.
    package let findings: SearchFindings
    /// The first other failure that occurred; nil if there was none.
    package let other: TestFailure?
  }

  /// The test as the log describes it.
  package let logged: LoggedTest
  /// What was tried, in order; the last attempt has the failure if it was reproduced.
  package private(set) var attempts: [Attempt] = []
  /// How long the waits took in a plain run on the model.
  private var waits: [WaitTimes.Wait] = []

  /// Searches for the first failure of a logged test.
  ///
  /// - Parameters:
  ///   - logged: the test as the log describes it.
  ///   - runLimit: the most runs of each attempt.
  ///   - seed: the seed of the first run of each attempt.
  ///   - makeTest: the test with its app, whose latencies a plan changes.
  package init(
    of logged: LoggedTest, runLimit: Int, seed: Seed = 1,
    makeTest: (LatencyPlan) -> any RepeatableTest
  ) {
    self.logged = logged
    guard let known = logged.failures.first else { return }
    waits = WaitTimes.waits(of: makeTest(.asWritten), seed: seed)
    var plans: [LatencyPlan] = [.asWritten, .everyday, .slowDay, .warmCache]
    if let factor { plans.insert(.times(factor), at: 1) }
    for plan in plans where !isReproduced {
      attempt(makeTest(plan), known, under: plan, FaultPlan(), runLimit, seed)
    }
    for fault in FaultPlan.everything.faults where !isReproduced {
      let faults = FaultPlan([fault])
      let test = EasedTest(base: makeTest(.asWritten), faults: faults)
      attempt(test, known, under: .asWritten, faults, min(runLimit, FaultTrials.runLimit), seed)
    }
  }

  private mutating func attempt(
    _ test: any RepeatableTest, _ known: TestFailure, under plan: LatencyPlan, _ faults: FaultPlan,
    _ runLimit: Int, _ seed: Seed
  ) {
    var search = TestSearch(.exhaustive, runLimit: runLimit, seed: seed)
    search.aim = known
    var other: TestFailure?
    let findings = search.findings(of: test) { trial in
      other = other ?? trial.failures.first { !LoggedTest.isSame($0, known) }
    }
    attempts.append(Attempt(latencies: plan, faults: faults, findings: findings, other: other))
  }

  /// The attempt that reproduced the failure; nil if none did.
  package var found: Attempt? { attempts.last.flatMap { $0.findings.failure == nil ? nil : $0 } }

  private var isReproduced: Bool { found != nil }

  /// How many runs were made.
  package var runs: Int { attempts.reduce(0) { $0 + $1.findings.runs } }

  // MARK: - Times

  /// The waits of the log paired with those of the model, as far as both made the same waits.
  private var pairs: [(logged: LoggedTest.Wait, model: WaitTimes.Wait)] {
    Array(zip(logged.waits, waits).prefix { $0.limit == $1.limit })
  }

  /// The factor by which the log's slowest wait exceeds the model's, with a margin; nil if no wait
  /// exceeds it by much.
  private var factor: Double? {
    let factors = pairs.compactMap { logged, model in
      model.taken > 0.05 ? logged.taken / model.taken : nil
    }
    guard let most = factors.max(), most > 1.3 else { return nil }
    // A wait that ended at its deadline says only that the answer came later still.
    return (most * 1.2 * 10).rounded(.up) / 10
  }

  /// What the model would have to contain; nil if the failure was reproduced.
  package var lacks: String? {
    guard !isReproduced, let known = logged.failures.first else { return nil }
    var lines: [String] = []
    if let (slow, model) = pairs.first(where: { $0.logged.taken >= $0.logged.limit }) {
      lines.append(
        "In the log, \(quoted(slow.words)) took \(Self.text(slow.taken)) s, on the model "
          + "\(Self.text(model.taken)) s: something that it waits for has to take longer than "
          + "\(Self.text(slow.limit)) s.")
    }
    if let other = attempts.lazy.compactMap(\.other).first {
      lines.append("On the model it fails at \(other.file):\(other.line) too: \(other.summary)")
    }
    if lines.isEmpty {
      lines.append(
        "Nothing in the model happens between the test's steps so that \(quoted(known.summary)) "
          + "follows: a loader, a delay or an animation is missing before line \(known.line).")
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ seconds: Double) -> String {
    "\((seconds * 100).rounded() / 100)"
  }
}

/// Notes how long the waits of a test take.
private final class WaitTimes: SessionObserver {
  /// A wait with the longest time that it may take, and the time that it took, in seconds.
  struct Wait {
    let limit: Double
    let taken: Double
  }

  private unowned let session: AppSession
  private var begun: (limit: VirtualDuration, at: VirtualInstant)?
  private var waits: [Wait] = []

  private init(_ session: AppSession) { self.session = session }

  /// The waits of a plain run of a test.
  static func waits(of test: any RepeatableTest, seed: Seed) -> [Wait] {
    var request = RunRequest(seed: seed)
    var times: WaitTimes?
    request.begin = { session in
      let made = WaitTimes(session)
      SessionDirection(session).observe(with: made)
      times = made
    }
    _ = test.run(request)
    return times?.waits ?? []
  }

  func waitBegan(atMost limit: VirtualDuration, isPolled: Bool) {
    if limit > .zero { begun = (limit, session.now) }
  }

  func waitEnded(isMet: Bool) {
    guard let begun else { return }
    self.begun = nil
    waits.append(
      Wait(limit: begun.limit.inSeconds, taken: (session.now - begun.at).inSeconds))
  }
}
