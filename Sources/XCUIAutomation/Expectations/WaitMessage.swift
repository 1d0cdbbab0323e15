import Foundation

/// The words of waits and expectations, made here alone (behaviour.md A7).
enum WaitMessage {
  /// A wait reached its deadline.
  static func timedOut(after seconds: Double, unfulfilled: [String]) -> String {
    let names = unfulfilled.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Asynchronous wait failed: Exceeded timeout of \(text(ofSeconds: seconds)) seconds, "
      + "with unfulfilled expectations: \(names)."
  }

  /// Something happened that should not.
  static func fulfilledInverted(_ name: String) -> String {
    "Asynchronous wait failed: Fulfilled inverted expectation \"\(name)\"."
  }

  /// Things happened in another order than the wait asked for.
  static func wrongOrder(required: String, actual: String) -> String {
    "Failed due to expectation fulfilled in incorrect order: requires '\(required)', "
      + "actually fulfilled '\(actual)'."
  }

  /// A wait was cut off by another one around it.
  static func interrupted() -> String {
    "Asynchronous waiter failed: Interrupted by timeout of containing waiter."
  }

  /// A test ended without waiting for some of its expectations.
  static func unwaited(_ names: [String]) -> String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "Failed due to unwaited expectation\(names.count == 1 ? "" : "s") \(list)."
  }

  /// One fulfilment too many.
  static func overFulfilled(_ name: String) -> String {
    "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(name)."
  }

  /// An expectation given to two waits, or twice to one.
  static func waitedTwice(_ name: String) -> String {
    "API violation - expectations can only be waited on once, "
      + "'\(name)' has already been waited on."
  }

  /// A call to wait for expectations when there are none.
  static func nothingToWaitFor() -> String {
    "API violation - call made to wait without any expectations having been set."
  }

  /// A waiter used for a second wait.
  static func waiterUsedTwice() -> String {
    "API violation - wait has already been called on this waiter."
  }

  /// A description of a predicate expectation.
  static func predicate(_ predicate: NSPredicate, object: Any?) -> String {
    let subject = object.map { String(describing: $0) } ?? "(null)"
    return "Expect predicate `\(predicate.formatText)` for object \(subject)"
  }

  /// A description of a notification expectation.
  static func notification(_ name: NSNotification.Name, object: Any?) -> String {
    let source = object.map { String(describing: $0) } ?? "any object"
    return "Expect notification '\(name.rawValue)' from \(source)"
  }

  private static func text(ofSeconds seconds: Double) -> String {
    let whole = seconds.rounded(.towardZero)
    guard whole == seconds, abs(whole) < 1e15 else { return "\(seconds)" }
    return "\(Int(whole))"
  }
}
