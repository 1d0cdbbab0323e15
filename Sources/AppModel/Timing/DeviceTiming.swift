package import VirtualTime

/// How long the system's own steps take, such as animations.
package struct DeviceTiming: Sendable {
  /// How long an app runs in the background before it is suspended.
  package var suspension: VirtualDuration = AutomationTiming.xcode26.suspension
  /// How long a screen takes to slide in or out.
  package var screenChange: VirtualDuration = .zero
  /// How long the keyboard takes to slide in or out.
  package var keyboardChange: VirtualDuration = .zero
  /// Whether nothing moves on the screen, which is tried as a change to a test.
  package var isStill = false

  /// Makes timing in which only the suspension takes time.
  package init() {}
}
