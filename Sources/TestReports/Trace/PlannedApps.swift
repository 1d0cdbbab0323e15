import SimulatedApp
import VirtualTime

/// An app compiled with each latency plan that its runs may have used.
///
/// A journal does not contain the plan of its run, but only that plan replays it.
struct PlannedApps {
  private let apps: [(plan: LatencyPlan, app: CompiledApp)]

  /// Compiles an app for each plan.
  init(_ app: AppDefinition) {
    apps = LatencyPlan.all.map { ($0, CompiledApp($0.applied(to: app))) }
  }

  /// Replays a run with each plan until one follows the journal to its end, and returns the outcome
  /// of the plan that followed it longest.
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
