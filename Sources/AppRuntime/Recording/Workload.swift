package import VirtualTime

/// What a simulated app has had to do so far: the ground on which its use of a device is modelled.
///
/// The numbers come from the run alone, so that they are the same on every machine.
package struct Workload: Sendable, Equatable {
  /// One launch of the app.
  package struct Launch: Sendable, Equatable {
    /// When the new process was started.
    package let start: VirtualInstant
    /// When the first screen stood.
    package let shown: VirtualInstant
    /// When nothing moved any more.
    package let idle: VirtualInstant

    /// Describes a launch by its three instants.
    package init(start: VirtualInstant, shown: VirtualInstant, idle: VirtualInstant) {
      self.start = start
      self.shown = shown
      self.idle = idle
    }
  }

  /// Launches, touches, and events that fell due.
  package var events = 0
  /// Stored defaults written.
  package var writes = 0
  /// How long screens slid in or out, all in all.
  package var screenChange = VirtualDuration.zero
  /// The last launch, once there was one.
  package var lastLaunch: Launch?
}
