package import AppCompiling
package import RunJournal
package import VirtualTime

/// Follows the facts and the draws of a run.
package protocol FactFollower: AnyObject {
  /// Whether to ignore what is read now, because a tree is being built.
  var isPaused: Bool { get set }
  /// A fact happened, recorded or not.
  func note(_ fact: JournalFact)
  /// What happens now depends on something with a name, even where nothing changes.
  func dependsOn(_ name: String)
  /// The number of what happens now; nil if nothing does, or reads are to be ignored.
  var place: Int? { get }
  /// Code of an app reads or changes a value with a name, in what has a number.
  func touches(_ name: String, isChange: Bool, at place: Int)
  /// What an app shows begins to move, and comes to rest at an instant.
  func movesScreen(of app: String, until end: VirtualInstant)
  /// A latency was drawn for the event that is scheduled next.
  func drew(_ duration: VirtualDuration)
  /// Returns an observer of what the expressions of a screen read.
  func watch(screen: Int) -> any ScopeWatching
}
