import AccessibilityTree
package import AppRuntime
package import RunJournal
package import VirtualTime

/// What the test or the app did at one instant of a run, as a search for other orders sees it.
package struct Happening {
  /// Who did it.
  package enum Actor: Sendable, Equatable {
    case test, app
  }

  /// The same in every run in which it happens.
  package let name: String
  /// What it is, for people: `loader details ends`.
  package let words: String
  /// Who did it.
  package let actor: Actor
  /// What kind of thing it is, and where the app's definition has it.
  package let origin: HappeningOrigin
  /// When it was; of what was cancelled, when it would have been.
  package internal(set) var instant: VirtualInstant
  /// The happening that made it due, by its place in the trace; nil for the test's.
  package let cause: Int?
  /// The latency that was drawn for it, if one was.
  package let draw: DrawnLatency?
  /// What passed from its cause beside the drawn latency.
  package let offset: VirtualDuration
  /// The variables of the run that it has read, by their numbers.
  package internal(set) var reads: Set<Int> = []
  /// The variables that it has changed.
  package internal(set) var writes: Set<Int> = []
  /// What the test looked at, or what a touch hangs on.
  package internal(set) var observations: [Observation] = []
  /// For the last look of a wait, how long the wait could have taken and whether it was met.
  package internal(set) var wait: WaitSpan?
  /// The bundle identifier of the app that it was aimed at.
  package internal(set) var aim = ""
  /// What was shown before and after it, of each app of which that has changed.
  package internal(set) var views: [ChangedView] = []
  /// The happening that kept it from happening, by its place in the trace.
  package internal(set) var cancelledBy: Int?
  /// How long the test slept before it, since its step before.
  package internal(set) var slept: VirtualDuration = .zero
  /// What a look found, in a run that is followed in detail.
  package internal(set) var sight: Sight?
  /// The line of the test that made it, in a run that is followed in detail.
  package internal(set) var site: CallSite?
  /// Whether it came only after the test was over.
  package internal(set) var isAfterTest = false
}

/// A latency that chance, or whoever steers the run, gave to something that happens later.
package struct DrawnLatency: Sendable, Equatable {
  /// The same in every run in which it is drawn.
  package let name: String
  /// The number of the choice in its run.
  package let choice: Int
  /// The law that it was drawn from.
  package let law: LatencyDistribution
  /// What came out.
  package internal(set) var value: VirtualDuration
}

/// How long a wait could have taken.
package struct WaitSpan: Sendable, Equatable {
  /// When it began.
  package let began: VirtualInstant
  /// How long it goes on where nothing ends it.
  package let limit: VirtualDuration
  /// Whether what it waited for came.
  package let isMet: Bool
  /// Whether it looks at intervals, and not at each thing that happens.
  package let isPolled: Bool

  /// Makes a span.
  package init(began: VirtualInstant, limit: VirtualDuration, isMet: Bool, isPolled: Bool = true) {
    self.began = began
    self.limit = limit
    self.isMet = isMet
    self.isPolled = isPolled
  }
}

/// What an app showed before and after a happening.
package struct ChangedView {
  /// The app's bundle identifier.
  package let app: String
  /// The tree before; nil where none was shown.
  package let before: ScreenSnapshot?
  /// The tree after.
  package let after: ScreenSnapshot?
}
