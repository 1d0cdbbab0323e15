/// The messages of waits and expectations, all in one place (behaviour.md A7).
package enum WaitMessage {
  /// A wait ended at its deadline.
  package static func timedOut(after seconds: Double, unfulfilled: [String]) -> String {
    let names = unfulfilled.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Asynchronous wait failed: Exceeded timeout of \(text(ofSeconds: seconds)) seconds, "
      + "with unfulfilled expectations: \(names)."
  }

  /// An inverted expectation was fulfilled.
  package static func fulfilledInverted(_ name: String) -> String {
    "Asynchronous wait failed: Fulfilled inverted expectation \"\(name)\"."
  }

  /// Expectations were fulfilled in the wrong order.
  package static func wrongOrder(required: String, actual: String) -> String {
    "Failed due to expectation fulfilled in incorrect order: requires '\(required)', "
      + "actually fulfilled '\(actual)'."
  }

  /// An outer wait ended a wait.
  package static func interrupted() -> String {
    "Asynchronous waiter failed: Interrupted by timeout of containing waiter."
  }

  /// A test ended without waiting for some of its expectations.
  package static func unwaited(_ names: [String]) -> String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "Failed due to unwaited expectation\(names.count == 1 ? "" : "s") \(list)."
  }

  /// An expectation was fulfilled too often.
  package static func overFulfilled(_ name: String) -> String {
    "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(name)."
  }

  /// The message for an expectation that was used for two waits, or twice in one wait.
  package static func waitedTwice(_ name: String) -> String {
    "API violation - expectations can only be waited on once, "
      + "'\(name)' has already been waited on."
  }

  /// A wait was started without expectations.
  package static func nothingToWaitFor() -> String {
    "API violation - call made to wait without any expectations having been set."
  }

  /// A waiter was used for a second wait.
  package static func waiterUsedTwice() -> String {
    "API violation - wait has already been called on this waiter."
  }

  private static func text(ofSeconds seconds: Double) -> String {
    let whole = seconds.rounded(.towardZero)
    guard whole == seconds, abs(whole) < 1e15 else { return "\(seconds)" }
    return "\(Int(whole))"
  }
}
