package import AccessibilityTree
package import SimulatedApp
import Trials
import VirtualTime

/// A change that a session can try as if the test, or what it runs on, had it: add it to
/// ``RunRequest/remedies``.
package enum Remedy: Sendable {
  /// The test waits for something before one of its steps.
  case wait(EasingPlan.Wait)
  /// The waits of the test may take so many times as long.
  case longerTimeouts(Double)
  /// Nothing moves.
  case animationsOff
  /// One kind of fault does not happen: the device, the language, the clock are always the same.
  case pin(FaultKind)
  /// The app is launched with further arguments.
  case arguments([String])
  /// A loader always succeeds.
  case stub(loader: String)
  /// The test asks by another query than one with this text.
  case query(String, Query)
  /// The test taps again, so often at most, while a tap changes nothing.
  case repeatedTaps(Int)

  /// Makes a session one that has the change.
  package func apply(to configuration: inout SessionConfiguration) {
    switch self {
    case .wait(let wait): configuration.easing.waits.append(wait)
    case .longerTimeouts(let factor): configuration.easing.timeoutFactor = factor
    case .animationsOff: configuration.easing.isStill = true
    case .pin(let kind):
      let others = configuration.faults.faults.filter { $0.kind != kind }
      configuration.faults = FaultPlan(others)
    case .arguments(let arguments): configuration.arguments += arguments
    case .query(let text, let query): configuration.easing.queries[text] = query
    case .repeatedTaps(let count): configuration.easing.tapRepeats = count
    case .stub(let loader): configuration.easing.stubbedLoaders.append(loader)
    }
  }
}
