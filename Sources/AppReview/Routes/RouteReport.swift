/// What the check of an app's routes has found: one row a coordinator, screen and loader.
package struct RouteReport: Sendable, Equatable {
  /// What a row speaks of.
  package enum Subject: Sendable, Equatable {
    case coordinator(String)
    case screen(String)
    case loader(String)
  }

  /// One thing and what is wrong with it.
  package struct Row: Sendable, Equatable {
    /// What it speaks of.
    package let subject: Subject
    /// What was seen, in words: the first screen and the marker, the states, the outcomes.
    package let seen: String
    /// What is wrong; empty where the row holds.
    package let faults: [RouteFault]

    /// Whether nothing is wrong.
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
  /// How many different places were reached.
  package let placeCount: Int
  /// How many moves were tried.
  package let moveCount: Int
  /// Whether every place was looked at; false when the app has more than the limits allow.
  package let isComplete: Bool

  /// What the definition alone tells, faults and advice, in the order of files and places.
  package var findings: [RouteFinding] = []

  /// Whether nothing is wrong anywhere; advice may stand.
  package var holds: Bool {
    rows.allSatisfy(\.holds) && !findings.contains { $0.kind.severity == .fault }
  }

  /// Whether nothing is wrong anywhere, and there is no advice either.
  package var holdsStrictly: Bool { holds && findings.isEmpty }

  /// Makes a report.
  package init(rows: [Row], placeCount: Int, moveCount: Int, isComplete: Bool) {
    self.rows = rows
    self.placeCount = placeCount
    self.moveCount = moveCount
    self.isComplete = isComplete
  }
}

/// Something wrong with the routes of an app.
package enum RouteFault: Sendable, Equatable {
  /// The app ends by a fatal error of its own after these moves.
  case crashes(message: String, coordinator: String, moves: [String])
  /// The marker is on no place that a launch leads to by waiting alone.
  case markerMissing(String)
  /// The marker is on other screens too.
  case markerElsewhere(String, screens: [String])
  /// No route leads to the screen.
  case unreachable
  /// Routes lead to the screen, but no move took one.
  case notVisited
  /// States that were never entered, with those that no route leads to.
  case statesNotVisited([String], unrouted: [String])
  /// The presented screen cannot be taken away again.
  case cannotBeDismissed(moves: [String])
  /// The screen has nothing to do and is the first of a coordinator only.
  case doesNothing
  /// No state starts the loader.
  case loaderNotUsed
  /// The loader was never seen to end in this way.
  case outcomeNotSeen(isFailure: Bool)
}
