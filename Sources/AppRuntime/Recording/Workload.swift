package import VirtualTime

/// The work that an app has done so far, from which its use of a device is estimated.
///
/// The numbers depend on the run alone, so they are the same on every machine.
package struct Workload: Sendable, Equatable {
  /// One launch of the app.
  package struct Launch: Sendable, Equatable {
    /// When the new process was started.
    package let start: VirtualInstant
    /// When the first screen was shown.
    package let shown: VirtualInstant
    /// When everything had stopped moving.
    package let idle: VirtualInstant

    /// Describes a launch by its three instants.
    package init(start: VirtualInstant, shown: VirtualInstant, idle: VirtualInstant) {
      self.start = start
      self.shown = shown
      self.idle = idle
    }
  }

  /// The number of launches, touches and due events.
  package var events = 0
  /// The number of writes to the storage of apps.
  package var writes = 0
  /// How long screens slid in or out, in total.
  package var screenChange = VirtualDuration.zero
  /// The last launch, once there was one.
  package var lastLaunch: Launch?
}
