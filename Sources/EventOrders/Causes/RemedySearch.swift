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
    (self.evidence, self.seeds, self.orderLimit) = (evidence, seeds, orderLimit)
  }

  /// Faults that are drawn before a run begins, which no search of orders can vary.
  private static let drawnFirst: Set<FaultKind> = [
    .slowDevice, .animations, .noKeyboard, .device, .language, .textSize, .clock, .storedState,
  ]

  /// The probes of a proof, fewer than those of a certificate, since many changes may be tried.
  private static let probes = 24

  /// The proof that a change helps; nil if something still fails that did not fail without it.
  func proof(of remedy: Remedy) -> Diagnosis.Advice.Proof? {
    let eased = evidence.test.with(remedy)
    let seed = evidence.failing.seed
    let plan = evidence.schedule?.failing.plan ?? SteeringPlan()
    guard eased.trace(seed: seed, plan: plan).trial.outcome == .passed else { return nil }
    if evidence.faults.allSatisfy({ !Self.drawnFirst.contains($0.kind) }) {
      var search = OrderSearch(test: eased, seed: seed)
      search.runLimit = orderLimit
      search.probesInARow = Self.probes
      // With random waits of the app no search covers every order, and seeds follow.
      if !evidence.waits.isEmpty { search.analysisLimit /= 50 }
      var isRefuted = false
      var others = 0
      search.run { run in
        guard run.trial.outcome == .failed else { return false }
        others += 1
        isRefuted = !isOther(run.trial, than: RunRequest(seed: seed), steeredBy: run.plan)
        return isRefuted
      }
      if isRefuted { return nil }
      if search.coversAll { return .allOrders(search.runs.count, others: others) }
    }
    return proofBySeeds(eased)
  }

  private func proofBySeeds(_ eased: EasedTest) -> Diagnosis.Advice.Proof? {
    var others = 0
    for offset in 0..<seeds {
      let request = RunRequest(seed: Seed(evidence.failing.seed.value &+ UInt64(offset)))
      let trial = eased.run(request)
      guard trial.outcome != .passed else { continue }
      guard isOther(trial, than: request, steeredBy: nil) else { return nil }
      others += 1
    }
    return .seeds(seeds, others: others)
  }

  /// Whether a run fails in another way than the one to explain, and does so without the change
  /// too.
  ///
  /// A test may have several faults: what mends one of them leaves the others.
  private func isOther(
    _ trial: Trial, than request: RunRequest, steeredBy plan: SteeringPlan?
  ) -> Bool {
    guard let failure = trial.failures.first?.identity else { return false }
    if evidence.isSame(trial) { return evidence.failsInAnotherOrder(request.seed, plan) }
    let known = evidence.runs.map(\.trial) + evidence.samples.map(\.trial)
    if known.contains(where: { $0.failures.first?.identity == failure }) { return true }
    let unchanged =
      plan.map { evidence.test.trace(seed: request.seed, plan: $0).trial }
      ?? evidence.test.run(request)
    return unchanged.failures.first?.identity == failure
  }

  /// The first change after which nothing fails, or else the first that leaves other failures only.
  func first(of candidates: [RemedyCandidate]) -> Diagnosis.Advice? {
    var partial: Diagnosis.Advice?
    for candidate in candidates {
      guard let proof = proof(of: candidate.remedy), proof.isWhole || partial == nil,
        !dependsOnTheDate(candidate.remedy)
      else { continue }
      let advice = Diagnosis.Advice(
        text: candidate.text, fix: candidate.fix, proof: proof, changes: placed(candidate))
      if proof.isWhole { return advice }
      partial = advice
    }
    return partial
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
