/// The interruption monitors of a test, and how they have dealt with alerts and banners so far.
struct InterruptionState {
  /// Asked to deal with an alert or a banner; true when it says that it has.
  var monitor: ((InterruptingElement) -> Bool)?
  /// Whether a monitor is running; its own calls ask no monitor.
  var isAsking = false
  /// What stayed although a monitor said that it had dealt with it.
  var stubborn: InterruptingElement?
  /// How often in a row a monitor has said so.
  var claims = 0
}

extension AppSession {
  /// Asked to deal with an alert or a banner that is in the way of an action; true when it has.
  package var interruptionMonitor: ((InterruptingElement) -> Bool)? {
    get { interruptions.monitor }
    set { interruptions.monitor = newValue }
  }
}
