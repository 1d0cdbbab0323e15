package import AppCompiling
package import RunJournal
package import VirtualTime

/// Follows the facts and the draws of a run.
package protocol FactFollower: AnyObject {
  /// Whether to ignore reads, because a tree is being built.
  var isPaused: Bool { get set }
  /// A fact happened, recorded or not.
  func note(_ fact: JournalFact)
  /// The current happening depends on something named, even if nothing changes.
  func dependsOn(_ name: String)
  /// The number of the current happening; nil if there is none, or if reads are ignored.
  var place: Int? { get }
  /// Code of an app reads or changes a named value during the happening with a number.
  func touches(_ name: String, isChange: Bool, at place: Int)
  /// The content of an app begins to move, and stops moving at an instant.
  func movesScreen(of app: String, until end: VirtualInstant)
  /// A latency was drawn for the event that is scheduled next.
  func drew(_ duration: VirtualDuration)
  /// Returns an observer of what the expressions of a screen read.
  func watch(screen: Int) -> any ScopeWatching
}
