package import VirtualTime

/// The outcome of a request, decided when the request is made.
package struct NetworkOutcome: Sendable, Equatable {
  /// A response, or why there is none.
  package var result: Result<NetworkResponse, NetworkFailure>
  /// The time until the result arrives.
  package var delay: VirtualDuration = .zero
  /// The part of the body that arrives before the failure.
  package var partial: [UInt8] = []
  /// The rule that answers, with its set; nil if no rule does.
  package var rule: String?

  /// Makes the outcome of a request.
  package init(
    result: Result<NetworkResponse, NetworkFailure>, delay: VirtualDuration = .zero,
    rule: String? = nil
  ) {
    self.result = result
    self.delay = delay
    self.rule = rule
  }
}

/// A pending request: the number of its exchange, and its outcome.
///
/// A request that could not even be made has the number 0, and no exchange.
package struct NetworkPlan: Sendable, Equatable {
  /// The request's number.
  package let number: Int
  /// The outcome of the request.
  package let outcome: NetworkOutcome

  /// Makes a pending request from its number and its outcome.
  package init(number: Int, outcome: NetworkOutcome) {
    self.number = number
    self.outcome = outcome
  }
}
