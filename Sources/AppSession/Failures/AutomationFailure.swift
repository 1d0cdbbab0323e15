/// Why a call of a test could not be carried out.
package enum AutomationFailure: Error, Sendable, Equatable {
  /// The app does not run.
  case notRunning(bundle: String)
  /// The app runs, but not in front.
  case inBackground(bundle: String)
  /// The device has no such button.
  case noButton(String, device: String)
  /// The app has ended by a fatal error of its own.
  case crashed(app: String, reason: String)
  /// The app's main thread does not answer in time.
  case unanswered
  /// Nothing matches the query.
  case noMatch(QueryMiss)
  /// More than one element matches where one is needed.
  case manyMatches(QueryMiss)
  /// The app ended while it was being read; why, as a line below the failure.
  case lostConnection(process: Int32, cause: String)
  /// The element is there but no touch can reach it: it is covered, or scrolled out of view.
  case notHittable(row: String, reason: String)
  /// The element has no point at all: its frame is empty, infinite, or wholly off the screen.
  case noHitPoint(row: String)
  /// No touch can reach the element, and what it stands in does not scroll to it; what the
  /// accessibility system says of that.
  case scrollRefused(row: String, error: String)
  /// Keys would go nowhere.
  case noKeyboardFocus(row: String)
  /// An alert stays although interruption monitors say that they have handled it.
  case interrupted(alert: String, times: Int)
  /// The app answers to no such link; the patterns it knows.
  case unknownLink(String, known: [String])
  /// No app on the device takes such links; the schemes that lead somewhere.
  case unclaimedLink(String, known: [String])
  /// No such app is on the device.
  case unknownApp(bundle: String)
  /// The app cannot be ended.
  case notTerminated(bundle: String, process: Int32)
  /// The app cannot be ended so that it can be launched anew.
  case notTerminatedToLaunch(bundle: String, process: Int32)
  /// The main thread of the app does not answer after its launch.
  case notAccessible(bundle: String)
  /// The call asks for what no finger, or not this element, can do; why, as a sentence.
  case impossible(String)
  /// The query itself is wrong.
  case badQuery(String)
}

extension AutomationFailure {
  /// Whether the failure says that the app has ended.
  var isOfEnd: Bool {
    switch self {
    case .crashed, .notRunning: true
    default: false
    }
  }
}

/// A query that did not find the one element it needs, and what there was instead.
package struct QueryMiss: Sendable, Equatable {
  /// The query's steps in words, in order.
  package var steps: [String]
  /// Which step has no match; the last one when there are too many.
  package var emptyStep: Int
  /// The elements the empty step had to choose from, as rows; at most ``rowLimit`` of them.
  package var input: [String]
  /// How many there were.
  package var inputCount: Int
  /// The elements that match, as rows, when there are too many.
  package var matches: [String]
  /// The matches and what lies above them, for wordings that show it.
  package var sparseTree = ""
  /// The nearest elements, as rows.
  package var nearest: [String]
  /// The app's process.
  package var process: Int32
  /// A number that stands for the query in messages that show an address.
  package var address: UInt64

  /// Rows a message lists at most.
  package static let rowLimit = 100
}
