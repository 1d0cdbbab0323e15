import AccessibilityTree
import VirtualTime

/// The results of the last looks at the app.
struct LookResults {
  /// The failure of a look that could not throw it, until it is reported.
  var unreported: AutomationFailure?
  /// The query of the last look if it found nothing, and when that was.
  var missed: (query: Query, instant: VirtualInstant)?
}
