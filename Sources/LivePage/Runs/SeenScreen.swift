import ServedSessions
import SimulatedApp

/// A screen of a run at an instant, with the complete state of the app then.
struct SeenScreen {
  /// The number, unique among all screens of the page.
  let id: Int
  /// When it was seen, and after how many steps.
  let place: SessionPlace
  /// What led to it, such as `tap Sign In`.
  let words: String
  /// A copy of the session, in which no time passes.
  let session: AppSession
}
