import AppModel
import PredicateFormat
import RunJournal
import VirtualTime

/// Draws what a run leaves to chance, and the faults of its plan.
final class DeviceChance {
  /// Where draws come from, and what they were.
  let choices: ChoiceRecorder
  private let recorder: RunRecorder
  /// What goes wrong; nil in a run without a fault plan.
  var faults: RunFaults?
  /// How loaders end where a test decides it.
  var outcomes = ForcedOutcomes()

  /// Draws from choices and records every draw.
  init(choices: ChoiceRecorder, recorder: RunRecorder) {
    self.choices = choices
    self.recorder = recorder
  }

  /// Draws a duration from a law, from the stream of a named source.
  func sample(_ law: LatencyDistribution, source name: String) -> VirtualDuration {
    let source = choices.source(named: name)
    let latency = drawn(name) { choices.drawLatency(law, from: source) }
    recorder.follower?.drew(latency)
    return latency
  }

  /// Draws whether something of a probability happens, from the stream of a named source.
  func happens(_ probability: Double, source name: String) -> Bool {
    guard probability > 0 else { return false }
    let source = choices.source(named: name)
    return drawn(name) { choices.drawOutcome(probability: probability, from: source) }
  }

  /// Draws a whole number below a bound, from the stream of a named source.
  func whole(below bound: Int, source name: String) -> Int {
    guard bound > 1 else { return 0 }
    let source = choices.source(named: name)
    return Int(drawn(name) { choices.drawInteger(below: UInt64(bound), from: source) })
  }

  private func drawn<Value>(_ source: String, _ draw: () -> Value) -> Value {
    let before = choices.choices.count
    let value = draw()
    guard recorder.journal != nil, choices.choices.count > before, let last = choices.choices.last
    else { return value }
    recorder.record(
      .drew(source: source, kind: last.kind.description, value: last.value, bound: last.bound))
    return value
  }
}
