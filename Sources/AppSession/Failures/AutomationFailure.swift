/// Why a call of a test could not be carried out.
package enum AutomationFailure: Error, Sendable, Equatable {
  /// The app does not run.
  case notRunning(bundle: String)
  /// The app runs, but in the background.
  case inBackground(bundle: String)
  /// The device has no such button.
  case noButton(String, device: String)
  /// The app has crashed with a fatal error.
  case crashed(app: String, reason: String)
  /// The app's main thread does not respond in time.
  case unanswered
  /// Nothing matches the query.
  case noMatch(QueryMiss)
  /// More than one element matches where one is needed.
  case manyMatches(QueryMiss)
  /// The app ended while it was being read; the cause is a line below the failure.
  case lostConnection(process: Int32, cause: String)
  /// The helper that reads the screen for the test was lost.
  case helperLost(process: Int32)
  /// A screenshot was not taken.
  case noScreenshot
  /// The element exists but no touch can reach it: it is covered, or scrolled out of view.
  case notHittable(row: String, reason: String)
  /// The element has no point to touch: its frame is empty, infinite, or wholly off the screen.
  case noHitPoint(row: String)
  /// No touch can reach the element, and its container refuses to scroll to it; the error is that
  /// of the accessibility system.
  case scrollRefused(row: String, error: String)
  /// Neither the element nor one inside it has the keyboard focus.
  case noKeyboardFocus(row: String)
  /// An alert stays although interruption monitors say that they have handled it.
  case interrupted(alert: String, times: Int)
  /// The app does not handle the link; `known` has the patterns that it does handle.
  case unknownLink(String, known: [String])
  /// No app on the device handles such links; `known` has the schemes that apps handle.
  case unclaimedLink(String, known: [String])
  /// The app is not installed.
  case unknownApp(bundle: String)
  /// The app did not end.
  case notTerminated(bundle: String, process: Int32)
  /// The app could not be terminated, so it could not be launched again.
  case notTerminatedToLaunch(bundle: String, process: Int32)
  /// The main thread of the app does not respond after its launch.
  case notAccessible(bundle: String)
  /// A finger cannot do what the call asks for, or not on this element; the reason, as a sentence.
  case impossible(String)
  /// The query is not valid; why, as a sentence.
  case badQuery(String)
}

extension AutomationFailure {
  /// Whether the failure means that the app has ended.
  var isOfEnd: Bool {
    switch self {
    case .crashed, .notRunning: true
    default: false
    }
  }
}

/// A query that did not find exactly one element, and what was there instead.
package struct QueryMiss: Sendable, Equatable {
  /// The steps of the query in words, in order.
  package var steps: [String]
  /// The index of the step without a match; the last one if there are too many matches.
  package var emptyStep: Int
  /// The elements that this step chose from, as rows; at most ``rowLimit`` of them.
  package var input: [String]
  /// How many elements this step chose from.
  package var inputCount: Int
  /// The elements that match, as rows, when there are too many.
  package var matches: [String]
  /// The matches with their ancestors, for wordings that show them.
  package var sparseTree = ""
  /// The nearest elements, as rows.
  package var nearest: [String]
  /// When the last looks last saw a match; nil if none of them did.
  package var lastSight: String?
  /// The number of the app's process.
  package var process: Int32
  /// A number for the query, in messages that show an address.
  package var address: UInt64

  /// The most rows that a message lists.
  package static let rowLimit = 100
}
