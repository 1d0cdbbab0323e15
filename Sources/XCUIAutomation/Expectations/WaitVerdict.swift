/// The result of a wait, as far as it is known at one moment.
enum WaitVerdict: Equatable {
  /// All expectations are fulfilled, and no inverted one can fail any more.
  case completed
  /// Some expectations were not fulfilled in time.
  case timedOut(unfulfilled: [XCTestExpectation])
  /// An expectation was fulfilled before one that had to come first.
  case incorrectOrder(actual: XCTestExpectation, required: XCTestExpectation)
  /// An inverted expectation was fulfilled.
  case invertedFulfillment(XCTestExpectation)

  /// The verdict on expectations; nil while the wait must continue.
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

  /// The fulfilled expectations, in the order in which they were fulfilled.
  static func fulfilled(of expectations: [XCTestExpectation]) -> [XCTestExpectation] {
    expectations.compactMap { expectation in
      expectation.fulfillmentOrder.map { (order: $0, expectation: expectation) }
    }
    .sorted { $0.order < $1.order }
    .map(\.expectation)
  }
}
