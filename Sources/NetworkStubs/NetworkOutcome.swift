package import VirtualTime

/// What will come of a request, decided when it is made.
package struct NetworkOutcome: Sendable, Equatable {
  /// A response, or why there is none.
  package var result: Result<NetworkResponse, NetworkFailure>
  /// After how long.
  package var delay: VirtualDuration = .zero
  /// What of the body came before the failure.
  package var partial: [UInt8] = []
  /// The rule that answers, with its set; nil where none does.
  package var rule: String?

  /// Decides what comes of a request, and how long that takes.
  package init(
    result: Result<NetworkResponse, NetworkFailure>, delay: VirtualDuration = .zero,
    partial: [UInt8] = [], rule: String? = nil
  ) {
    self.result = result
    self.delay = delay
    self.partial = partial
    self.rule = rule
  }
}

/// A request on its way: the number of its exchange, and what will come of it.
///
/// One that could not even be made has the number 0, and is no exchange.
package struct NetworkPlan: Sendable, Equatable {
  /// The request's number.
  package let number: Int
  /// What comes of it.
  package let outcome: NetworkOutcome

  /// Gives a request its number and its outcome.
  package init(number: Int, outcome: NetworkOutcome) {
    self.number = number
    self.outcome = outcome
  }
}
