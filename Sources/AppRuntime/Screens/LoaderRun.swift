import AppBuilding
package import AppCompiling
import NetworkStubs
import PredicateFormat
import VirtualTime

/// A run of a loader: one invocation, with its attempts.
package struct LoaderRun {
  package let invocation: CompiledInvocation
  /// The state that started it.
  package let state: CompiledState
  package let screen: Int
  package var attempt = 1
  var handle: EventHandle?
  /// The pending request, if the loader makes one.
  var request: PendingRequest?
  /// The effect of a Swift screen that started it, with the events for the result.
  var load: ScreenLoad<SwiftScreenEvent>?
  /// Whether the state was left although the result will still come.
  package var isLate = false
}

/// The result of a loader's attempt.
struct LoaderResult {
  let isFailure: Bool
  /// The value that arrives as `event.data`.
  let data: FormatValue
}

/// A pending request of a loader.
struct PendingRequest {
  let plan: NetworkPlan
  /// The place of the result in the answer.
  let place: JSONPointer?
}
