import AppNetwork
import RunJournal
import VirtualTime

/// Makes the random draws of a run, and those for the faults of its plan.
package final class DeviceChance {
  /// The source of the draws, which also keeps what was drawn.
  let choices: ChoiceRecorder
  private let recorder: RunRecorder
  /// The faults of the run; nil without a fault plan.
  var faults: RunFaults?
  /// The outcomes of loaders that a test has decided.
  var outcomes = ForcedOutcomes()

  /// Draws from choices and records every draw.
  init(choices: ChoiceRecorder, recorder: RunRecorder) {
    self.choices = choices
    self.recorder = recorder
  }

  /// The same future draws, recorded by another recorder.
  func copy(choices: ChoiceRecorder, recorder: RunRecorder) -> DeviceChance {
    let copy = DeviceChance(choices: choices, recorder: recorder)
    copy.faults = faults
    copy.outcomes = outcomes
    return copy
  }

  /// Draws a duration from a distribution, with the random stream of a named source.
  func sample(_ law: LatencyDistribution, source name: String) -> VirtualDuration {
    let source = choices.source(named: name)
    let latency = drawn(name) { choices.drawLatency(law, from: source) }
    recorder.follower?.drew(latency)
    return latency
  }

  /// Draws whether something with a given probability happens, from the stream of a named source.
  func happens(_ probability: Double, source name: String) -> Bool {
    guard probability > 0 else { return false }
    let source = choices.source(named: name)
    return drawn(name) { choices.drawOutcome(probability: probability, from: source) }
  }

  /// Draws a whole number below a bound, with the stream of a named source.
  func whole(below bound: Int, source name: String) -> Int {
    guard bound > 1 else { return 0 }
    let source = choices.source(named: name)
    return Int(drawn(name) { choices.drawInteger(below: UInt64(bound), from: source) })
  }

  /// Draws a random number for the code of the test or of the app.
  package func number(from name: String) -> UInt64 {
    let source = choices.source(named: name)
    return drawn(name) { choices.drawInteger(below: .max, from: source) }
  }

  /// The name of the source from which the test's own code draws.
  package static let testSource = "the test's code"
  /// The name of the source from which an app's own code draws.
  package static let appSource = "the app's code"

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
