import AppBuilding
package import AppCompiling
import AppModel
import LocatedJSON
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
  /// The request on its way, if the loader makes one.
  var request: PendingRequest?
  /// The events of a Swift screen that started it.
  var load: ScreenLoad<SwiftScreenEvent>?
  /// The state was left, and the result will come all the same.
  package var isLate = false
}

/// What a loader's attempt has come to.
struct LoaderResult {
  let isFailure: Bool
  /// What arrives as `event.data`.
  let data: FormatValue
}

/// A request of a loader on its way.
struct PendingRequest {
  let plan: NetworkPlan
  /// Where in the answer the result stands.
  let place: JSONPointer?
}
