import AppModel
package import VirtualTime

/// How long a device takes for what it does by itself.
package struct DeviceTiming: Sendable {
  /// How long an app runs on behind others before it is suspended.
  package var suspension: VirtualDuration = AutomationTiming.xcode26.suspension
  /// How long a screen takes to slide in or out.
  package var screenChange: VirtualDuration = .zero
  /// How long the keyboard takes to slide in or out.
  package var keyboardChange: VirtualDuration = .zero
  /// Whether nothing moves on the screen, as a change to the test that is tried.
  package var isStill = false
}
