/// The result of a check of an app's routes: one row per coordinator, screen and loader.
package struct RouteReport: Sendable, Equatable {
  /// The subject of a row.
  package enum Subject: Sendable, Equatable {
    case coordinator(String)
    case screen(String)
    case loader(String)
  }

  /// One row: a subject and its errors.
  package struct Row: Sendable, Equatable {
    /// The subject.
    package let subject: Subject
    /// What was seen, as text: the first screen and the marker, the states, or the outcomes.
    package let seen: String
    /// The errors; empty if there are none.
    package let faults: [RouteFault]

    /// The verdict on the subject.
    package var verdict: RouteVerdict {
      if faults.isEmpty { return .holds }
      return faults.allSatisfy(\.isGap) ? .notSeen : .fails
    }

    /// Whether there are no errors, and everything was seen.
    package var holds: Bool { verdict == .holds }

    /// Makes a row.
    package init(subject: Subject, seen: String, faults: [RouteFault]) {
      (self.subject, self.seen, self.faults) = (subject, seen, faults)
    }
  }

  /// The rows: coordinators, screens, loaders, each in the order of the definition.
  package let rows: [Row]
  /// The number of different places that were reached.
  package let placeCount: Int
  /// The number of moves that were tried.
  package let moveCount: Int
  /// The number of moves that were possible but not tried, because of the limits.
  package let movesLeftOut: Int
  /// Whether every move was tried in every place.
  package let isComplete: Bool
  /// Whether all skipped moves are similar to several tried ones: on the same element, in the same
  /// state of the same screen.
  package var leavesOnlyRepeats = false
  /// The signatures that distinguish the reached places, if a limit ended the exploration.
  package var signatures: [String] = []
  /// Whether a wait ended after ``RouteWalk/waitLimit`` events that showed nothing new.
  package var hasCutWait = false

  /// The findings of the definition, in the order of files and places.
  package var findings: [RouteFinding] = []

  /// The views that an app of SwiftUI source has shown; empty for a model.
  package var shownViews: Set<String> = []

  /// The names of screens, loaders and states that may stay unseen, such as `search.failed`.
  package var allowedGaps: Set<String> = []

  /// The verdict on the app; advice does not count.
  package var verdict: RouteVerdict {
    let isFaulty = rows.contains { $0.verdict == .fails }
    if isFaulty || findings.contains(where: { $0.kind.severity == .fault }) { return .fails }
    return rows.allSatisfy { $0.isSeen(except: allowedGaps) } ? .holds : .notSeen
  }

  /// Whether there are no errors and everything was seen; advice is allowed.
  package var holds: Bool { verdict == .holds }

  /// Whether there are no errors and no advice.
  package var holdsStrictly: Bool { holds && findings.isEmpty }

  /// Makes a report.
  package init(
    rows: [Row], placeCount: Int, moveCount: Int, movesLeftOut: Int = 0, isComplete: Bool
  ) {
    (self.rows, self.placeCount, self.moveCount) = (rows, placeCount, moveCount)
    (self.movesLeftOut, self.isComplete) = (movesLeftOut, isComplete)
  }
}

/// An error in the routes of an app.
package enum RouteFault: Sendable, Equatable {
  /// The app crashes with a fatal error after these moves.
  case crashes(message: String, coordinator: String, moves: [String])
  /// The marker is not on any place that the app reaches after a launch without input.
  case markerMissing(String)
  /// The marker was not seen yet: the app shows something else first, and the exploration ended
  /// before that was dismissed.
  case markerNotSeen(String)
  /// The marker is on other screens too.
  case markerElsewhere(String, screens: [String])
  /// No route leads to the screen.
  case unreachable
  /// Routes lead to the screen, but no move took any of them; the nearest that begin at what was
  /// seen.
  case notVisited(nearest: [String])
  /// States that no route leads to.
  case statesUnreachable([String])
  /// States that were never entered although routes lead to them, and the nearest of those routes.
  case statesNotVisited([String], nearest: [String])
  /// People cannot dismiss the presented screen.
  case cannotBeDismissed(moves: [String])
  /// The screen handles no input and is only the first screen of a coordinator.
  case doesNothing
  /// No state starts the loader.
  case loaderNotUsed
  /// The loader never ended with this outcome; the nearest routes to the states that start it.
  case outcomeNotSeen(isFailure: Bool, nearest: [String])
  /// The stubs answered each request of the loader with success.
  case failureNotStubbed
  /// The loader was never seen to succeed, and no stub answers this request of the loader.
  case requestUnanswered(String)

  /// Whether nothing is known to be wrong: the exploration just did not get there.
  package var isGap: Bool {
    switch self {
    case .markerNotSeen, .notVisited, .statesNotVisited, .outcomeNotSeen, .failureNotStubbed,
      .requestUnanswered:
      true
    default: false
    }
  }
}

/// The verdict of a check of routes.
package enum RouteVerdict: String, Sendable {
  /// Everything was seen, and nothing is wrong.
  case holds
  /// Something is wrong.
  case fails
  /// Nothing is known to be wrong, but not everything was seen.
  case notSeen
}

extension RouteReport {
  /// Whether a row has gaps, and all of them are allowed.
  package func isAllowed(_ row: Row) -> Bool {
    row.verdict == .notSeen && row.isSeen(except: allowedGaps)
  }
}

extension RouteReport.Row {
  /// Whether everything was seen except what is allowed.
  fileprivate func isSeen(except allowed: Set<String>) -> Bool {
    guard verdict == .notSeen, !allowed.contains(subject.name) else { return verdict != .fails }
    return faults.allSatisfy { fault in
      guard case .statesNotVisited(let states, _) = fault else { return false }
      return states.allSatisfy { allowed.contains("\(subject.name).\($0)") }
    }
  }
}
