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
  }

  /// Launches, touches, and events that fell due.
  package internal(set) var events = 0
  /// Stored defaults written.
  package internal(set) var writes = 0
  /// How long screens slid in or out, all in all.
  package internal(set) var screenChange = VirtualDuration.zero
  /// The last launch, once there was one.
  package internal(set) var lastLaunch: Launch?
}

extension AppSession {
  /// What the app has had to do so far.
  package var workload: Workload { device.workload }

  /// How many elements are on the screen; none while the app is not in front.
  package var elementCount: Int { device.snapshot?.tree.count ?? 0 }
}
