import AccessibilityTree
import AppRuntime
import TestFailures
import VirtualTime

/// The results of the last looks at the app, and of the last action.
struct LookResults {
  /// The failure of a look that could not throw, until it is reported.
  var unreported: AutomationFailure?
  /// The query of the last look if it found nothing, and when that was.
  var missed: (query: Query, instant: VirtualInstant)?
  /// The action that the test has begun and that has not reached the app; nil if there is none.
  var begunAction: LastAction?
  /// The last action that reached the app; nil before the first since a launch.
  var lastAction: LastAction?
  /// The waits of the test that were not met.
  var unmet = UnmetWaits()
  /// The trees of the last looks.
  private var trees: [Seen] = []

  /// A tree, and when it was first and last looked at.
  private struct Seen {
    let snapshot: ScreenSnapshot
    let first: VirtualInstant
    var last: VirtualInstant
  }

  /// The most trees that are kept.
  static let treeLimit = 12

  /// The results at the start of another test.
  var emptied: LookResults {
    var results = LookResults()
    results.unmet.isJudged = unmet.isJudged
    return results
  }

  /// Keeps the tree of a look.
  mutating func keep(_ snapshot: ScreenSnapshot, at instant: VirtualInstant) {
    if trees.last?.snapshot === snapshot {
      trees[trees.count - 1].last = instant
      return
    }
    if trees.count == Self.treeLimit { trees.removeFirst() }
    trees.append(Seen(snapshot: snapshot, first: instant, last: instant))
  }

  /// When the last looks last saw a match of a query; nil if none of them did.
  func lastSight(of query: Query) -> String? {
    let matches = { (seen: Seen) in Resolver().exists(query, in: seen.snapshot.indexed) }
    guard let place = trees.lastIndex(where: matches), place + 1 < trees.count else { return nil }
    return "it was there at \(trees[place].last), and gone at \(trees[place + 1].first)"
  }
}

/// The waits of a test that timed out and whose results no assertion checked.
struct UnmetWaits {
  /// Whether an assertion checks the result of the wait that has just ended; nil keeps no waits.
  var isJudged: (() -> Bool)?
  private(set) var all: [TimedOutWait] = []

  /// The most waits that are kept.
  static let limit = 100

  /// Whether another wait is kept; the check walks the stack, so the limit is tested first.
  var isOpen: Bool { all.count < Self.limit && isJudged.map { !$0() } ?? false }

  mutating func keep(_ wait: TimedOutWait) { all.append(wait) }
}
