import AccessibilityTree
import VirtualTime

/// What became of the last looks at the app.
struct LookResults {
  /// Why a look had no answer, until it is reported.
  var unreported: AutomationFailure?
  /// The query of the last look if it found nothing, and when that was.
  var missed: (query: Query, instant: VirtualInstant)?
}
