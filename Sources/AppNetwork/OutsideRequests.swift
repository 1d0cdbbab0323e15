package import NetworkStubs
package import VirtualTime

/// Requests of real code in the process of the test, which other threads make and wait for.
///
/// A device asks it before time passes, so that no request that is on its way is passed over.
package protocol OutsideRequests: AnyObject {
  /// Takes over what has been asked since, after what was answered has been taken in.
  func settle()
  /// When the next answer is due; nil for none.
  var nextDue: VirtualInstant? { get }
  /// Gives the answers that are due.
  func release()
  /// Ends all of them: the test is over.
  func close()
}

extension DeviceNetwork {
  /// Takes a request of real code, and tells when its answer is due.
  package func begin(_ request: NetworkRequest) -> OutsideAnswer {
    let plan = begin(request, by: .urlSession)
    return OutsideAnswer(plan: plan, due: now + plan.outcome.delay)
  }

  /// Notes that real code has its answer.
  package func finish(_ answer: OutsideAnswer) { finish(answer.plan) }

  /// Notes that real code does not wait any more.
  package func cancel(_ answer: OutsideAnswer) { cancel(answer.plan) }

  /// Keeps a failure of the test until a call can tell it.
  package func fail(_ message: String) { add(message) }
}

/// What a request of real code comes to, and when.
package struct OutsideAnswer: Sendable {
  let plan: NetworkPlan
  /// When it is due.
  package let due: VirtualInstant

  /// The response, or why there is none.
  package var result: Result<NetworkResponse, NetworkFailure> { plan.outcome.result }
  /// What of the body came before a failure.
  package var partial: [UInt8] { plan.outcome.partial }
}
