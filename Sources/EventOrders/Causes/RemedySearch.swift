import SimulatedApp
import Trials
import VirtualTime

/// Tries changes on a failing run first, then on all others.
struct RemedySearch {
  let evidence: CauseEvidence
  private let seeds: Int
  private let orderLimit: Int

  /// Prepares to try changes; `seeds` seeds must pass if not all orders can be tried.
  init(_ evidence: CauseEvidence, seeds: Int, orderLimit: Int) {
    self.evidence = evidence
    self.seeds = seeds
    self.orderLimit = orderLimit
  }

  /// Faults that are drawn before a run begins, which no search of orders can vary.
  private static let drawnFirst: Set<FaultKind> = [
    .slowDevice, .animations, .noKeyboard, .device, .language, .textSize, .clock, .storedState,
  ]

  /// The probes of a proof, fewer than those of a certificate, since many changes may be tried.
  private static let probes = 24

  /// The proof that a change helps; nil if something still fails.
  func proof(of remedy: Remedy) -> Diagnosis.Advice.Proof? {
    let eased = evidence.test.with(remedy)
    let seed = evidence.failing.seed
    let plan = evidence.schedule?.failing.plan ?? SteeringPlan()
    guard eased.trace(seed: seed, plan: plan).trial.outcome == .passed else { return nil }
    if evidence.faults.allSatisfy({ !Self.drawnFirst.contains($0.kind) }) {
      var search = OrderSearch(test: eased, seed: seed)
      search.runLimit = orderLimit
      search.probesInARow = Self.probes
      search.run { $0.trial.outcome == .failed }
      if search.runs.contains(where: { $0.trial.outcome == .failed }) { return nil }
      if search.coversAll { return .allOrders(search.runs.count) }
    }
    for offset in 0..<seeds {
      let seed = Seed(seed.value &+ UInt64(offset))
      guard eased.run(RunRequest(seed: seed)).outcome == .passed else { return nil }
    }
    return .seeds(seeds)
  }

  /// The first change that helps, with the proof.
  func first(of candidates: [RemedyCandidate]) -> Diagnosis.Advice? {
    for candidate in candidates {
      guard let proof = proof(of: candidate.remedy), !dependsOnTheDate(candidate.remedy) else {
        continue
      }
      return Diagnosis.Advice(
        text: candidate.text, fix: candidate.fix, proof: proof, changes: placed(candidate))
    }
    return nil
  }

  /// Whether a wait for a text helps on one day only, because the text contains the date.
  private func dependsOnTheDate(_ remedy: Remedy) -> Bool {
    guard case .wait(let wait) = remedy, wait.goal.isOfText else { return false }
    let eased = evidence.test.with(.later(days: Self.daysLater)).with(remedy)
    let plan = evidence.schedule?.failing.plan ?? SteeringPlan()
    return eased.trace(seed: evidence.failing.seed, plan: plan).trial.outcome == .failed
  }

  /// Another day of the month, of the week and of the year.
  private static let daysLater = 401

  /// The proof that an order or an answer of chance decides: every failing run so far has the wrong
  /// one; nil if a run with the right one fails.
  func proofOfExclusion(_ isWrong: (OrderSearch.Run) -> Bool) -> Diagnosis.Advice.Proof? {
    let right = evidence.runs.filter { !isWrong($0) }
    guard right.allSatisfy({ $0.trial.outcome == .passed }) else { return nil }
    if right.isEmpty { return .notTried }
    return evidence.isExhausted ? .allOrders(right.count) : .runs(right.count)
  }
}

/// A change to try, and its line of code.
struct RemedyCandidate {
  let remedy: Remedy
  let text: String
  let fix: FlakeFix
  /// The same as changes of the source, at the step.
  var changes: [SourceChange] = []
  /// The step that they are about; nil for the launch of the app.
  var step: Happening?
}
