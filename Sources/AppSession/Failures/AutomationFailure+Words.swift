import AccessibilityTree
package import AppModel

extension AutomationFailure {
  /// What the test was doing when a failure occurred, which decides how Xcode begins the message
  /// (behaviour.md A1).
  package enum Occasion: Sendable, Equatable {
    /// An attribute was read.
    case reading
    /// Elements were looked for or counted.
    case looking
    /// An action on an element, such as `tap "Monday" Button`.
    case acting(String)
    /// The hittability of an element was read.
    case hittability(of: String)
  }

  /// Why an element has no point to be touched at, in Xcode's words.
  package static let noPoint =
    "Activation point invalid and no suggested hit points based on element frame"

  /// The message as Xcode words it.
  package func message(
    _ occasion: Occasion, wording: FailureWording = .xcode26
  ) -> String {
    switch self {
    case .notRunning(let bundle):
      "Failed to get matching snapshot: Application \(bundle) is not running"
    case .inBackground(let bundle):
      "Failed to get matching snapshot: Application \(bundle) is not running in the foreground"
    case .noButton(let button, let device):
      "Failed to press button: \(device) has no \(button) button"
    case .crashed(let app, let reason): "\(app) crashed: Fatal error: \(reason)"
    case .unanswered: Self.unanswered(occasion)
    case .noMatch(let miss): Self.beginning(occasion) + Self.noMatch(miss)
    case .lostConnection(let process, _):
      Self.beginning(occasion) + "Lost connection to the application (pid \(process))."
    case .helperLost(let process):
      Self.beginning(occasion) + "Lost connection to the application (pid \(process)). "
        + "(Underlying Error: Couldn’t communicate with a helper application.)"
    case .noScreenshot: "Failed to get screenshot: Timed out while requesting screenshot."
    case .manyMatches(let miss): Self.beginning(occasion) + Self.manyMatches(miss, wording)
    case .notHittable(let row, _): Self.notHittable(row, occasion, wording)
    case .noHitPoint(let row): Self.noHitPoint(row, occasion, wording)
    case .scrollRefused(_, let error):
      "Failed to synthesize event: \(cause). (Underlying Error: \(error))"
    case .noKeyboardFocus(let row):
      "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
        + "Event dispatch snapshot: \(row)"
    case .interrupted(let alert, let times):
      Self.beginning(occasion) + "The alert \"\(alert)\" is still in the way after interruption "
        + "monitors reported \(times) times that they handled it."
    case .unknownLink(let link, let known):
      "Failed to open URL \(link): the app answers to "
        + (known.isEmpty ? "no links" : known.joined(separator: ", "))
    case .unclaimedLink(let link, let known):
      "Failed to open URL \(link): The operation couldn’t be completed. (OSStatus error -10814.) "
        + "No app on the device opens it; the schemes that apps open are "
        + known.joined(separator: ", ")
    case .unknownApp(let bundle):
      "Failed to launch \(bundle): The request to open \"\(bundle)\" failed. (Underlying Error: "
        + "The operation couldn’t be completed. Application info provider (FBSApplicationLibrary) "
        + "returned nil for \"\(bundle)\")"
    case .notTerminated(let bundle, let process): "Failed to terminate \(bundle):\(process)"
    case .notTerminatedToLaunch(let bundle, let process):
      "Failed to terminate \(bundle):\(process): Failed to terminate \(bundle):0"
    case .notAccessible(let bundle): "Application '\(bundle)' has not loaded accessibility"
    case .impossible(let reason): Self.beginning(occasion) + reason
    case .badQuery(let reason): reason
    }
  }

  /// The failure as the log shows it, without what the test was doing.
  var cause: String {
    switch self {
    case .scrollRefused(let row, let error):
      "Failed to scroll to visible (by AX action) \(row), error: \(error)"
    case .notHittable(let row, _): "Not hittable: \(row)"
    case .noHitPoint(let row): "Failed to compute hit point for \(row): \(Self.noPoint)"
    default: message(.reading)
    }
  }

  /// Whether an action with this failure is tried again as a whole (behaviour.md E2).
  var isTriedAgain: Bool {
    switch self {
    case .notHittable, .noHitPoint, .scrollRefused: true
    default: false
    }
  }

  private static func unanswered(_ occasion: Occasion) -> String {
    beginning(occasion == .reading ? .looking : occasion) + "Timed out while evaluating UI query."
  }

  private static func beginning(_ occasion: Occasion) -> String {
    switch occasion {
    case .reading: "Failed to get matching snapshot: "
    case .looking: "Failed to get matching snapshots: "
    case .acting(let action): "Failed to \(action): "
    case .hittability(let element): "Failed to determine hittability of \(element): "
    }
  }

  private static func notHittable(
    _ row: String, _ occasion: Occasion, _ wording: FailureWording
  ) -> String {
    if case .hittability = occasion { return beginning(occasion) + noPoint }
    return wording.isBefore16
      ? "Failed to synthesize event: Not hittable: \(row)" : "Failed to not hittable: \(row)"
  }

  private static func noHitPoint(
    _ row: String, _ occasion: Occasion, _ wording: FailureWording
  ) -> String {
    if case .hittability = occasion { return beginning(occasion) + noPoint }
    let words = "Failed to compute hit point for \(row): \(noPoint)"
    return wording.isBefore16 ? "Failed to synthesize event: \(words)" : words
  }

  private static func manyMatches(_ miss: QueryMiss, _ wording: FailureWording) -> String {
    let found =
      "Multiple matching elements found for <XCUIElementQuery: 0x"
      + String(miss.address, radix: 16) + ">."
    guard wording.isBefore16 else { return "Find single matching element. " + found }
    return found + (miss.sparseTree.isEmpty ? "" : "\nSparse tree of matches:\n" + miss.sparseTree)
  }

  /// The words for a query without a match: the input of the step that matched nothing, if there
  /// was any, else all steps.
  ///
  /// For a first match it lists all steps, since Xcode looks for it inside the app (behaviour.md
  /// A2).
  private static func noMatch(_ miss: QueryMiss) -> String {
    guard miss.steps.last != QueryStep.first.text, miss.emptyStep > 0, !miss.input.isEmpty else {
      return chain(miss)
    }
    let rows = miss.input.map { "    " + $0 }.joined(separator: ",\n")
    let left = miss.inputCount - miss.input.count
    let more = left > 0 ? ",\n    ... \(left) more" : ""
    return "No matches found for \(miss.steps[miss.emptyStep]) from input {(\n\(rows)\(more)\n)}"
  }

  private static func chain(_ miss: QueryMiss) -> String {
    let isFirst = miss.steps.count > 1 && miss.steps.last == QueryStep.first.text
    let steps = (isFirst ? miss.steps.dropLast() : miss.steps[...]).map { "`\($0)`" }
    return "No matches found for first query match sequence: \(steps.joined(separator: " -> ")), "
      + "given input App element pid: \(miss.process)"
  }
}
