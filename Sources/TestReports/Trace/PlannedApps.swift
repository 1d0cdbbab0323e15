import SimulatedApp

/// An app under each of the plans of latencies that its runs may have had.
///
/// A journal does not tell which plan it was run with, but only that one repeats it.
struct PlannedApps {
  private let apps: [(plan: LatencyPlan, app: CompiledApp)]

  /// Compiles an app for each plan.
  init(_ app: AppDefinition) {
    apps = [LatencyPlan.asWritten, .everyday].map { ($0, CompiledApp($0.applied(to: app))) }
  }

  /// Repeats a run with one plan after the other until one does to the end what the journal says,
  /// and gives what came of the plan that did so longest.
  func repeating<Outcome>(
    _ attempt: (LatencyPlan, CompiledApp) throws(JournalFault) -> Outcome,
    divergence: (Outcome) -> Int64?
  ) throws(JournalFault) -> Outcome? {
    var best: (outcome: Outcome, reached: Int64)?
    for (plan, app) in apps {
      let outcome = try attempt(plan, app)
      let reached = divergence(outcome)
      if reached ?? .max > best?.reached ?? -1 { best = (outcome, reached ?? .max) }
      if reached == nil { break }
    }
    return best?.outcome
  }
}
