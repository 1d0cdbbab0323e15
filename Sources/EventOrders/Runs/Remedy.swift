package import AccessibilityTree
package import SimulatedApp

/// A change to the test or its device that a session can try; add it to ``RunRequest/remedies``.
package enum Remedy: Sendable {
  /// The test waits for something before one of its steps.
  case wait(EasingPlan.Wait)
  /// The waits of the test may take this many times as long.
  case longerTimeouts(Double)
  /// Nothing is animated.
  case animationsOff
  /// One kind of fault never happens, so that for example the language is always the same.
  case pin(FaultKind)
  /// The app is launched with more arguments.
  case arguments([String])
  /// A loader always succeeds.
  case stub(loader: String)
  /// The test uses another query in place of the one with this text.
  case query(String, Query)
  /// The test repeats a tap that changed nothing, up to a number of times.
  case repeatedTaps(Int)

  /// Adds the change to a session's configuration.
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
