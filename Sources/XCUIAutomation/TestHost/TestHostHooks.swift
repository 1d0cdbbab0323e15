package import Foundation
import SimulatedApp

/// What the test host leaves to others: where sessions come from and how things are named.
package struct TestHostHooks: Sendable {
  /// Makes the session of a test; nothing leaves the test on real time, without a session.
  package var makeSession: @Sendable (XCTestCase) -> (any HostedSession)?

  /// The text of a predicate in messages.
  package var predicateText: @Sendable (NSPredicate) -> String

  /// The text of the object a predicate is evaluated with, in messages.
  package var objectText: @Sendable (Any) -> String

  /// Whether an object changes only as virtual time passes, so that no real thread is waited for.
  package var isSimulated: @Sendable (Any) -> Bool

  /// What runs a test many times; nil runs it once.
  var trials: (any TrialMaking)? = HostedTrials.ofThisProcess

  /// Hooks, each at its standard unless given.
  package init(
    makeSession: @escaping @Sendable (XCTestCase) -> (any HostedSession)? = standardSession,
    predicateText: @escaping @Sendable (NSPredicate) -> String = standardPredicateText,
    objectText: @escaping @Sendable (Any) -> String = standardObjectText,
    isSimulated: @escaping @Sendable (Any) -> Bool = standardIsSimulated
  ) {
    self.makeSession = makeSession
    self.predicateText = predicateText
    self.objectText = objectText
    self.isSimulated = isSimulated
  }

  /// The hooks in force: the standard ones, or those given by `$current.withValue`.
  @TaskLocal package static var current = TestHostHooks()

  /// A session with the app under test; one that only keeps the time where there is no app.
  @Sendable package static func standardSession(for test: XCTestCase) -> (any HostedSession)? {
    AppSession.session(for: type(of: test), in: test.interface, trial: test.trial)
      ?? ClockOnlySession()
  }

  /// The predicate in Apple's canonical form.
  @Sendable package static func standardPredicateText(_ predicate: NSPredicate) -> String {
    predicate.formatText
  }

  /// The object's own description.
  @Sendable package static func standardObjectText(_ object: Any) -> String {
    String(describing: object)
  }

  /// Elements and queries change only as virtual time passes.
  @Sendable package static func standardIsSimulated(_ object: Any) -> Bool {
    object is XCUIElement || object is XCUIElementQuery
  }
}
