import SimulatedApp
import VirtualTime

/// A screen of a run as it was at an instant, with all that the app knew then.
struct SeenScreen {
  /// The number, unique among all screens of the page.
  let id: Int
  /// When it was seen.
  let instant: VirtualInstant
  /// How many steps were done.
  let steps: Int
  /// What led to it, such as `tap Sign In`.
  let words: String
  /// A copy of the session, in which time stands still.
  let session: AppSession
}
