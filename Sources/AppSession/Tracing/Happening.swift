package import AccessibilityTree
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

/// A question of chance with few answers that came up in a run.
package struct DrawnAnswer: Sendable, Equatable {
  /// The same in every run in which it is asked.
  package let name: String
  /// The happening in which it was asked, by its place in the trace; nil before the first.
  package let happening: Int?
  /// What came out.
  package let value: UInt64
  /// How many answers there were.
  package let bound: UInt64
  /// The probability of the answer 1 among two; nil where all are equally likely.
  private let probability: Double?

  /// Keeps what came of a question.
  init(_ name: String, to question: ChanceQuestion, asked: UInt64?, in happening: Int?) {
    self.name = name
    self.happening = happening
    value = min(asked ?? question.drawn, question.bound - 1)
    bound = question.bound
    probability = question.probability
  }

  /// How rare an answer is: its probability where others are likelier, else 1.
  package func rarity(of value: UInt64) -> Double {
    guard let probability, bound == 2 else { return 1 }
    let own = value == 1 ? probability : 1 - probability
    return own < 0.5 ? own : 1
  }
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

/// What a test looked at, so that its answer can be asked of other trees.
package enum Observation: Sendable {
  /// Whether anything matches.
  case exists(Query)
  /// How many elements match.
  case count(Query)
  /// Which elements match, and all that can be read of them.
  case rows(Query)
  /// Which element a finger finds.
  case point(ElementPoint)
  /// What the app keeps or has done, beside its screens.
  case variable(String)

  /// The answer that a tree gives, as a text to be compared.
  package func answer(of snapshot: ScreenSnapshot?) -> String {
    guard let snapshot else { return "no app" }
    switch self {
    case .variable: return ""
    case .exists(let query): return "\(Resolver().exists(query, in: snapshot.indexed))"
    case .count(let query): return "\(Resolver().count(query, in: snapshot.indexed))"
    case .rows(let query):
      let matches = Resolver().resolve(query, in: snapshot.indexed)
      return matches.map { Self.row($0, of: snapshot) }.joined(separator: "\n")
    case .point(let point):
      return snapshot.tree.topmostElement(at: point).map { Self.row($0, of: snapshot) } ?? "nothing"
    }
  }

  private static func row(_ element: Int, of snapshot: ScreenSnapshot) -> String {
    let point = snapshot.tree.hitPoint(of: element)
    return snapshot.tree.row(of: element, withFrame: true)
      + " \(snapshot.tree.flags(of: element).rawValue) \(point?.x ?? -1) \(point?.y ?? -1)"
  }
}
