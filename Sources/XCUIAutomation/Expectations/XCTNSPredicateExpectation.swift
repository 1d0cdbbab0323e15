public import Foundation
import SimulatedApp
import TestHost

/// Expects a predicate to become true for an object.
///
/// The wait evaluates the predicate: first one second after its start, then once per second, and
/// once more at the deadline (behaviour.md E3).
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides, when the predicate is true, whether the expectation is fulfilled.
  public typealias Handler = @Sendable () -> Bool

  /// The predicate that must become true.
  open private(set) var predicate: NSPredicate
  /// The object that the predicate is evaluated with.
  open private(set) var object: Any?
  /// Decides last whether the expectation is fulfilled.
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
    let session = SessionContext.active.flatMap { $0.isNarrating ? $0 : nil }
    session?.beginActivity("Checking `\(expectationDescription)`")
    defer { session?.endActivity() }
    guard predicate.evaluate(with: object), handler?() ?? true else {
      if isSimulated { (session as? AppSession)?.step("Capturing element debug description") }
      return
    }
    fulfill()
  }

  /// Whether the outcome depends only on virtual time.
  var isSimulated: Bool { object is XCUIElement || object is XCUIElementQuery }
}
