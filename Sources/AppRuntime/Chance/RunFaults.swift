package import AppModel

/// The faults of a run.
package struct RunFaults {
  let plan: FaultPlan
  /// The factor by which animations and work of the main thread take longer.
  let slowness: Double
  /// Whether animations run.
  let isAnimated: Bool
  /// Whether the system alert of the plan has been scheduled.
  var hasAlert = false

  /// Makes the faults of a plan, with the values drawn for the whole run.
  package init(plan: FaultPlan, slowness: Double, isAnimated: Bool) {
    self.plan = plan
    self.slowness = slowness
    self.isAnimated = isAnimated
  }
}
