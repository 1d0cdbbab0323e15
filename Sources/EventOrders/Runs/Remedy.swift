package import AccessibilityTree
package import SimulatedApp
package import VirtualTime

/// A change to the test or its device that a session can try; add it to ``RunRequest/remedies``.
package indirect enum Remedy: Sendable {
  /// The test waits for something before one of its steps.
  case wait(EasingPlan.Wait)
  /// The test waits for one thing after another before one of its steps.
  case waits([EasingPlan.Wait])
  /// The waits of the test for a query may take this many times as long, if the test gives them
  /// so long; nil means all waits.
  case longerTimeouts(Double, of: String?, given: VirtualDuration?)
  /// Nothing is animated.
  case animationsOff
  /// One kind of fault never happens, so that for example the language is always the same.
  case pin(FaultKind)
  /// The app is launched with more arguments.
  case arguments([String])
  /// A loader always succeeds.
  case stub(loader: String)
  /// The test uses another query instead of the one with this text.
  case query(String, Query)
  /// The test repeats a tap that did not have its intended effect.
  case repeatedTaps(EasingPlan.Taps)
  /// Several changes together.
  case several([Remedy])
  /// The run starts this many days later.
  case later(days: Int)

  /// Adds the change to a session's configuration.
  package func apply(to configuration: inout SessionConfiguration) {
    switch self {
    case .wait(let wait): configuration.easing.waits.append(wait)
    case .waits(let waits): configuration.easing.waits += waits
    case .longerTimeouts(let factor, let query, let given):
      configuration.easing.timeoutFactor = factor
      configuration.easing.timeoutQuery = query
      configuration.easing.timeoutGiven = given
    case .several(let remedies): remedies.forEach { $0.apply(to: &configuration) }
    case .animationsOff: configuration.easing.isStill = true
    case .pin(let kind):
      let others = configuration.faults.faults.filter { $0.kind != kind }
      configuration.faults = FaultPlan(others)
    case .arguments(let arguments): configuration.arguments += arguments
    case .query(let text, let query): configuration.easing.queries[text] = query
    case .repeatedTaps(let taps): configuration.easing.taps = taps
    case .later(let days): configuration.wallClockStart += Double(days) * 86_400
    case .stub(let loader): configuration.easing.stubbedLoaders.append(loader)
    }
  }
}
