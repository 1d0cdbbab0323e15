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

    /// Whether there are no errors.
    package var holds: Bool { faults.isEmpty }

    /// Makes a row.
    package init(subject: Subject, seen: String, faults: [RouteFault]) {
      self.subject = subject
      self.seen = seen
      self.faults = faults
    }
  }

  /// The rows: coordinators, screens, loaders, each in the order of the definition.
  package let rows: [Row]
  /// The number of different places that were reached.
  package let placeCount: Int
  /// The number of moves that were tried.
  package let moveCount: Int
  /// Whether every place was visited; false if the app has more places than the limits allow.
  package let isComplete: Bool

  /// The findings of the definition, in the order of files and places.
  package var findings: [RouteFinding] = []

  /// Whether there are no errors; advice is allowed.
  package var holds: Bool {
    rows.allSatisfy(\.holds) && !findings.contains { $0.kind.severity == .fault }
  }

  /// Whether there are no errors and no advice.
  package var holdsStrictly: Bool { holds && findings.isEmpty }

  /// Makes a report.
  package init(rows: [Row], placeCount: Int, moveCount: Int, isComplete: Bool) {
    self.rows = rows
    self.placeCount = placeCount
    self.moveCount = moveCount
    self.isComplete = isComplete
  }
}

/// An error in the routes of an app.
package enum RouteFault: Sendable, Equatable {
  /// The app crashes with a fatal error after these moves.
  case crashes(message: String, coordinator: String, moves: [String])
  /// The marker is not on any place that the app reaches after a launch without input.
  case markerMissing(String)
  /// The marker is on other screens too.
  case markerElsewhere(String, screens: [String])
  /// No route leads to the screen.
  case unreachable
  /// Routes lead to the screen, but no move took any of them.
  case notVisited
  /// States that were never entered, and those of them that no route leads to.
  case statesNotVisited([String], unrouted: [String])
  /// People cannot dismiss the presented screen.
  case cannotBeDismissed(moves: [String])
  /// The screen handles no input and is only the first screen of a coordinator.
  case doesNothing
  /// No state starts the loader.
  case loaderNotUsed
  /// The loader never ended with this outcome.
  case outcomeNotSeen(isFailure: Bool)
}
