package import VirtualTime

/// Follows a run from inside and may steer it; set it as ``SimulatedDevice/follower``.
package protocol RunFollower: FactFollower {
  /// Returns the ticket of an event that is about to be scheduled.
  func willSchedule() -> Int32
  /// An event was scheduled.
  func scheduled(
    _ ticket: Int32, _ event: AppEvent, of process: AppProcess?, handle: EventHandle,
    after delay: VirtualDuration)
  /// An event was cancelled before it could happen.
  func cancelled(_ handle: EventHandle)
  /// Runs the work of a due event.
  func fire(_ due: DueEvent, of process: AppProcess, _ step: () -> Void)
}
