import ServedSessions
import SimulatedApp

/// A screen of a run as it was at an instant, with all that the app knew then.
struct SeenScreen {
  /// The number, unique among all screens of the page.
  let id: Int
  /// When it was seen, and after how many steps.
  let place: SessionPlace
  /// What led to it, such as `tap Sign In`.
  let words: String
  /// A copy of the session, in which time stands still.
  let session: AppSession
}
