/// The interruption monitors of a test, and how they have handled alerts and banners so far.
struct InterruptionState {
  /// Handles an alert or a banner; returns true if it claims to have handled it.
  var monitor: ((InterruptingElement) -> Bool)?
  /// Whether a monitor is running; its own calls ask no monitor.
  var isAsking = false
  /// The element that stayed although a monitor said that it had handled it.
  var stubborn: InterruptingElement?
  /// How many times in a row a monitor has claimed to have handled it.
  var claims = 0
}

extension AppSession {
  /// Handles an alert or a banner in the way of an action; returns true when it has.
  package var interruptionMonitor: ((InterruptingElement) -> Bool)? {
    get { interruptions.monitor }
    set { interruptions.monitor = newValue }
  }
}
