public import Foundation
import SimulatedApp
import TestHost

/// Expects a predicate to become true for an object.
///
/// The predicate is evaluated by the wait: the first time a second after its start, then once a
/// second, and once more at the deadline (behaviour.md E3).
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Says, once the predicate is true, whether the expectation is fulfilled.
  public typealias Handler = @Sendable () -> Bool

  /// What must become true.
  open private(set) var predicate: NSPredicate
  /// What the predicate is evaluated with.
  open private(set) var object: Any?
  /// The last word on whether the expectation is fulfilled.
  open var handler: Handler?

  /// Expects a predicate to become true for an object.
  public init(predicate: NSPredicate, object: Any?) {
    self.predicate = predicate
    self.object = object
    super.init(description: WaitMessage.predicate(predicate, object: object))
  }

  override var isPolled: Bool { true }

  override func poll() {
    guard !isFulfilled else { return }
    let session = SessionContext.current.flatMap { $0.isNarrating ? $0 : nil }
    session?.beginActivity("Checking `\(expectationDescription)`")
    defer { session?.endActivity() }
    guard predicate.evaluate(with: object), handler?() ?? true else {
      if isSimulated { (session as? AppSession)?.step("Capturing element debug description") }
      return
    }
    fulfill()
  }

  /// Whether only virtual time can change the outcome.
  var isSimulated: Bool { object is XCUIElement || object is XCUIElementQuery }
}
