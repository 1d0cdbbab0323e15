package import AppModel

/// The faults that a run has to live with.
package struct RunFaults {
  /// What goes wrong.
  let plan: FaultPlan
  /// How many times as long movements and a busy main thread take.
  let slowness: Double
  /// Whether anything moves.
  let isAnimated: Bool
  /// Whether the system's alert has been put on the clock.
  var hasAlert = false

  /// Makes the faults of a plan, with what was drawn for the whole run.
  package init(plan: FaultPlan, slowness: Double, isAnimated: Bool, hasAlert: Bool = false) {
    self.plan = plan
    self.slowness = slowness
    self.isAnimated = isAnimated
    self.hasAlert = hasAlert
  }
}
