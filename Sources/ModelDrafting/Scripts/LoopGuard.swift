package import SimulatedApp

/// Ends tests that would run for ever because a drafted app never shows what they wait for.
package struct LoopGuard {
  /// The last query, and whether it found nothing.
  private var look: (words: String, isMiss: Bool) = ("", false)
  /// The same at the last action, and how many actions in a row had it.
  private var last: (words: String, isMiss: Bool) = ("", false)
  private var repeats = 0
  private var actions = 0
  /// The queries of the test so far, and how many actions it has made since the last new one.
  private var known: Set<String> = []
  private var actionsSinceNews = 0

  /// The most actions in a row before which a test may look for the same element in vain.
  static let missLimit = 6
  /// The most actions in a row before which a test may look at the same element.
  static let hitLimit = 60
  /// The most actions without a look for anything new.
  static let staleLimit = 300
  /// The most actions of a test.
  static let actionLimit = 2_000

  /// Makes a guard for a new test.
  package init() {}

  /// Records a query of the test, and how many elements it found.
  package mutating func testLooked(at query: Query, finding count: Int) {
    look = (query.text, count == 0)
    if known.insert(look.words).inserted { actionsSinceNews = 0 }
  }

  /// Records an action that is about to be made; returns why the test should end, if it should.
  package mutating func testActs() -> String? {
    actions += 1
    actionsSinceNews += 1
    repeats = last == look ? repeats + 1 : 1
    last = look
    if actions > Self.actionLimit {
      return "the test makes more than \(Self.actionLimit) steps, the limit"
    }
    let limit = look.isMiss ? Self.missLimit : Self.hitLimit
    let isStale = repeats > limit || actionsSinceNews > Self.staleLimit
    guard !look.words.isEmpty, isStale else { return nil }
    return "the test looks for \(look.words) again and again"
  }
}

/// Ends tests on a finished model that would run for ever.
package final class LoopObserver: CallObserver {
  private unowned let session: AppSession
  private let giveUp: (String) -> Void
  private var loop = LoopGuard()

  /// Observes a session; `giveUp` ends its test for a reason.
  package init(_ session: AppSession, giveUp: @escaping (String) -> Void) {
    self.session = session
    self.giveUp = giveUp
  }

  package func testWillCall(_ action: TestCall.Action) {
    if let reason = loop.testActs() { giveUp(reason) }
  }

  package func testCalled(_ action: TestCall.Action, failure: AutomationFailure?) {}

  package func testLooked(_ words: String, at observation: Observation) {
    guard let query = observation.elements, let snapshot = session.device.lookedAt else { return }
    loop.testLooked(at: query, finding: Resolver().count(query, in: snapshot.indexed))
  }
}

extension Observation {
  /// The elements that a look asks for; nil for a look at something else.
  fileprivate var elements: Query? {
    switch self {
    case .exists(let query), .count(let query), .rows(let query): query
    case .point, .variable: nil
    }
  }
}
