import VirtualTime

/// What will come of a request, decided when it is made.
struct NetworkOutcome: Sendable, Equatable {
  /// A response, or why there is none.
  var result: Result<NetworkResponse, NetworkFailure>
  /// After how long.
  var delay: VirtualDuration = .zero
  /// What of the body came before the failure.
  var partial: [UInt8] = []
  /// The rule that answers, with its set; nil where none does.
  var rule: String?
}

/// A request on its way: the number of its exchange, and what will come of it.
///
/// One that could not even be made has the number 0, and is no exchange.
struct NetworkPlan: Sendable, Equatable {
  let number: Int
  let outcome: NetworkOutcome
}
