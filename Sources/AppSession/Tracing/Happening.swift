package import AppRuntime
package import RunJournal
package import VirtualTime

/// What the test or the app did at one instant of a run, as a search for other orders sees it.
package struct Happening {
  /// Who did it.
  package enum Actor: Sendable, Equatable {
    case test, app
  }

  /// Its name, which is the same in every run in which it happens.
  package let name: String
  /// A description for people: `loader details ends`.
  package let words: String
  /// The description with lines of the app's source, if it is a part of a task in a run that is
  /// traced in detail: `the task goes on at Orders.swift:31`.
  package internal(set) var sourceWords: String?
  /// Who did it.
  package let actor: Actor
  /// Its kind, and the part of the app's definition that it comes from.
  package let origin: HappeningOrigin
  /// When it happened; if it was cancelled, when it would have happened.
  package internal(set) var instant: VirtualInstant
  /// The index in the trace of the happening that made it due; nil for a step of the test.
  package internal(set) var cause: Int?
  /// The latency that was drawn for it, if one was.
  package let draw: DrawnLatency?
  /// The time since its cause that is not the drawn latency.
  package let offset: VirtualDuration
  /// Whether a movement ends with it.
  package internal(set) var endsMovement = false
  /// The numbers of the variables of the run that it has read.
  package internal(set) var reads: Set<Int> = []
  /// The numbers of the variables that it has changed.
  package internal(set) var writes: Set<Int> = []
  /// What the test looked at, or what a touch depends on.
  package internal(set) var observations: [Observation] = []
  /// For the last look of a wait, how long the wait could have taken and whether it was met.
  package internal(set) var wait: WaitSpan?
  /// For a look that was repeated because it found nothing, when the first one was.
  package internal(set) var firstLook: VirtualInstant?
  /// The waits for idle since the step before, in order.
  package internal(set) var idleWaits: [IdleWait] = []
  /// The movements on the screen that it started.
  package internal(set) var movements: [StartedMovement] = []
  /// The bundle identifier of the target app at the time.
  package internal(set) var aim = ""
  /// What was shown before and after it, for each app in which that has changed.
  package internal(set) var views: [ChangedView] = []
  /// The index in the trace of the happening that prevented it.
  package internal(set) var cancelledBy: Int?
  /// How long the test slept between its previous step and this one.
  package internal(set) var slept: VirtualDuration = .zero
  /// What a look found, in a run that is traced in detail.
  package internal(set) var sight: Sight?
  /// The line of the test that made it, or that of the app that made its task, in a run that is
  /// traced in detail.
  package internal(set) var site: CallSite?
  /// The lines of the app that read or change variables, by their numbers, in a run that is traced
  /// in detail.
  package internal(set) var touchSites: [Int: CallSite] = [:]
  /// Whether the app's own code ran, whose variables a trace sees only if they are published,
  /// observed or state of a view.
  package internal(set) var runsOwnCode = false
  /// Whether its task sleeps after it as long as before, as a timer does.
  package internal(set) var sleepsAgain = false
  /// Whether it happened after the end of the test.
  package internal(set) var isAfterTest = false
  /// The description with lines of the app's source where they are known.
  package var shownWords: String { sourceWords ?? words }
  /// Whether it is a step that is not in the test's own code, but in a change that is tried.
  package var isAdded: Bool { name.hasPrefix(Self.addedStep) }

  /// The prefix of the names of such steps.
  static let addedStep = "added step "

  /// The suffix that turns the name of a movement's start into that of its end.
  static let rest = " > rest"
}

/// A latency that chance or the steering of the run gave to a later event.
package struct DrawnLatency: Sendable, Equatable {
  /// Its name, which is the same in every run in which it is drawn.
  package let name: String
  /// The number of the choice in its run.
  package let choice: Int
  /// The distribution that it was drawn from.
  package let law: LatencyDistribution
  /// The drawn value.
  package internal(set) var value: VirtualDuration

  /// Keeps a latency; `choice` is the number of the choice in its run.
  package init(name: String, choice: Int, law: LatencyDistribution, value: VirtualDuration) {
    (self.name, self.choice, self.law, self.value) = (name, choice, law, value)
  }
}

/// How long a wait could have taken.
package struct WaitSpan: Sendable, Equatable {
  /// When it began.
  package let began: VirtualInstant
  /// How long it lasts if nothing ends it.
  package let limit: VirtualDuration
  /// Whether its condition was met.
  package let isMet: Bool
  /// Whether it polls at intervals instead of at each event.
  package let isPolled: Bool
  /// Whether a look that failed ended the test, and the wait with it.
  package let isLeft: Bool
  /// Whether what it expects came in the wrong order, which ended it.
  package let missesOrder: Bool
  /// Whether it ended because its time was over.
  package var hasTimedOut: Bool { !isMet && !isLeft && !missesOrder }

  /// Makes a span.
  package init(
    began: VirtualInstant, limit: VirtualDuration, isMet: Bool, isPolled: Bool = true,
    isLeft: Bool = false, missesOrder: Bool = false
  ) {
    self.began = began
    self.limit = limit
    self.isMet = isMet
    self.isPolled = isPolled
    self.isLeft = isLeft
    self.missesOrder = missesOrder
  }
}

/// A wait of the test until nothing moves in an app.
package struct IdleWait: Sendable, Equatable {
  /// The app's bundle identifier.
  package let app: String
  /// When the test would have continued if nothing had moved.
  package let began: VirtualInstant
  /// When it continued.
  package let ended: VirtualInstant
}

/// A movement on the screen of an app, which holds back a test that waits for idle.
package struct StartedMovement: Sendable, Equatable {
  /// The app's bundle identifier.
  package let app: String
  /// When it stops moving.
  package let end: VirtualInstant
}

/// What an app showed before and after a happening.
package struct ChangedView {
  /// The app's bundle identifier.
  package let app: String
  /// The tree before; nil if none was shown.
  package let before: ScreenSnapshot?
  /// The tree after.
  package let after: ScreenSnapshot?
}
