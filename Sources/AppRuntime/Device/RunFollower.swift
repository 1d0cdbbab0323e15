package import AppCompiling
package import RunJournal
package import VirtualTime

/// Follows what happens on a device, and may steer it: set ``SimulatedDevice/follower``.
///
/// The device knows nothing of what is done with what it reports.
package protocol RunFollower: AnyObject {
  /// Set while a tree is built, which is nothing that happens.
  var isPaused: Bool { get set }
  /// Something happened, recorded or not.
  func note(_ fact: JournalFact)
  /// An event is about to be scheduled; the number that it carries is the answer.
  func willSchedule() -> Int32
  /// An event was scheduled.
  func scheduled(
    _ ticket: Int32, _ event: AppEvent, of process: AppProcess?, handle: EventHandle,
    after delay: VirtualDuration)
  /// An event was taken off the clock before it could happen.
  func cancelled(_ handle: EventHandle)
  /// A latency was drawn for the event that is scheduled next.
  func drew(_ duration: VirtualDuration)
  /// Runs what a due event does.
  func fire(_ due: DueEvent, of process: AppProcess, _ step: () -> Void)
  /// Observes what expressions of a screen read.
  func watch(screen: Int) -> any ScopeWatching
}
