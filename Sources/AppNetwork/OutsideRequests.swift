package import NetworkStubs
package import VirtualTime

/// The requests of real code in the test process, which other threads make and wait for.
///
/// A device asks it before time advances, so that no pending request is missed.
package protocol OutsideRequests: AnyObject {
  /// Receives new requests, after real code has received the responses so far.
  func settle()
  /// When the next answer is due; nil if none is.
  var nextDue: VirtualInstant? { get }
  /// Delivers the responses that are due.
  func release()
  /// Ends all requests, because the test is over.
  func close()
}

extension DeviceNetwork {
  /// Receives a request of real code, and returns its answer with the time when it is due.
  package func begin(_ request: NetworkRequest) -> OutsideAnswer {
    let plan = begin(request, by: .urlSession)
    return OutsideAnswer(plan: plan, due: now + plan.outcome.delay)
  }

  /// Notes that real code has received its response.
  package func finish(_ answer: OutsideAnswer) { finish(answer.plan) }

  /// Notes that real code no longer waits for a response.
  package func cancel(_ answer: OutsideAnswer) { cancel(answer.plan) }

  /// Keeps a failure of the test until a call can report it.
  package func fail(_ message: String) { add(message) }
}

/// The answer to a request of real code, and when it is due.
package struct OutsideAnswer: Sendable {
  let plan: NetworkPlan
  /// When it is due.
  package let due: VirtualInstant

  /// The response, or why there is none.
  package var result: Result<NetworkResponse, NetworkFailure> { plan.outcome.result }
  /// The part of the body that arrived before a failure.
  package var partial: [UInt8] { plan.outcome.partial }
}
