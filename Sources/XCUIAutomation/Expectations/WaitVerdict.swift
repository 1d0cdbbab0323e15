/// What can be said about a wait at one moment.
enum WaitVerdict: Equatable {
  /// All that should happen has, and nothing is left that should not.
  case completed
  /// Some expectations, which should have happened, did not in time.
  case timedOut(unfulfilled: [XCTestExpectation])
  /// An expectation was met before one that must come first.
  case incorrectOrder(actual: XCTestExpectation, required: XCTestExpectation)
  /// Something happened that should not.
  case invertedFulfillment(XCTestExpectation)

  /// The verdict on expectations, or nothing while the wait must go on.
  static func on(
    _ expectations: [XCTestExpectation], isTimedOut: Bool, enforcesOrder: Bool
  ) -> WaitVerdict? {
    if let happened = expectations.first(where: { $0.isInverted && $0.isFulfilled }) {
      return .invertedFulfillment(happened)
    }
    if enforcesOrder, let violation = orderViolation(of: expectations) { return violation }
    let open = expectations.filter { !$0.isInverted && !$0.isFulfilled }
    if isTimedOut { return open.isEmpty ? .completed : .timedOut(unfulfilled: open) }
    let mayStillFail = expectations.contains { $0.isInverted }
    return open.isEmpty && !mayStillFail ? .completed : nil
  }

  private static func orderViolation(of expectations: [XCTestExpectation]) -> WaitVerdict? {
    let wanted = expectations.filter { !$0.isInverted }
    let met = fulfilled(of: wanted)
    for (actual, required) in zip(met, wanted) where actual != required {
      return .incorrectOrder(actual: actual, required: required)
    }
    return nil
  }

  /// The fulfilled ones in the order they were.
  static func fulfilled(of expectations: [XCTestExpectation]) -> [XCTestExpectation] {
    expectations.compactMap { expectation in
      expectation.fulfillmentOrder.map { (order: $0, expectation: expectation) }
    }
    .sorted { $0.order < $1.order }
    .map(\.expectation)
  }
}
