package import TestFailures

extension AutomationFailure {
  /// The identity of a call's failure, whatever its message is.
  package func reason(_ occasion: Occasion) -> FailureReason {
    switch self {
    case .noMatch(let miss), .manyMatches(let miss):
      FailureReason(kind, subject: miss.steps.joined(separator: " -> "))
    case .interrupted(let alert, _): FailureReason(kind, subject: alert)
    default: FailureReason(kind, subject: occasion.subject)
    }
  }

  private var kind: FailureReason.Kind {
    switch self {
    case .noMatch: .noMatch
    case .manyMatches: .manyMatches
    case .notHittable, .noHitPoint, .scrollRefused: .notHittable
    case .noKeyboardFocus: .noKeyboardFocus
    case .interrupted: .interrupted
    case .notRunning, .inBackground, .crashed, .lostConnection: .notRunning
    case .unanswered, .notAccessible, .helperLost, .noScreenshot: .unanswered
    case .noButton, .unknownLink, .unclaimedLink, .unknownApp, .notTerminated,
      .notTerminatedToLaunch, .impossible, .badQuery:
      .refused
    }
  }
}

extension AutomationFailure.Occasion {
  /// The call that failed, in the words of a reason.
  fileprivate var subject: String {
    switch self {
    case .reading: "read an attribute"
    case .looking: "look for elements"
    case .acting(let action): action
    case .hittability(let element): "hittability of \(element)"
    }
  }
}
