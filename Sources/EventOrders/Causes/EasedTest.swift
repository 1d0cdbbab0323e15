package import SimulatedApp
package import Trials

/// A test that always runs with other faults and with remedies.
package struct EasedTest: RepeatableTest {
  let base: any RepeatableTest
  /// The faults to inject; nil keeps those of the request.
  var faults: FaultPlan?
  var remedies: [Remedy]

  /// Makes a test that runs as another, with faults; nil keeps those of each request.
  package init(base: any RepeatableTest, faults: FaultPlan? = nil, remedies: [Remedy] = []) {
    (self.base, self.faults, self.remedies) = (base, faults, remedies)
  }

  /// The other test's name.
  package var name: String { base.name }
  /// The other test's timing.
  package var timing: AutomationTiming { base.timing }
  /// How often the other test's threads have drawn without a seed.
  package var unseededDraws: UInt64 { base.unseededDraws }

  /// Runs the test; it fails as well if an added wait was not met.
  package func run(_ request: RunRequest) -> Trial {
    var request = request
    request.faults = request.faults ?? faults
    request.remedies += remedies
    var hasMissed = false
    let end = request.end
    request.end = { session in
      hasMissed = session.waiter.hasMissedAddedWait
      end(session)
    }
    let trial = base.run(request)
    return hasMissed && trial.outcome == .passed ? Self.failing(trial) : trial
  }

  /// A run that passed, with the failure that the assertion on an added wait would have.
  private static func failing(_ trial: Trial) -> Trial {
    let failure = TestFailure(message: "An added wait was not met.", file: "", line: 0)
    return Trial(
      seed: trial.seed, failures: [failure], duration: trial.duration, context: trial.context)
  }

  /// The same test with one more remedy.
  func with(_ remedy: Remedy) -> EasedTest {
    var eased = self
    eased.remedies.append(remedy)
    return eased
  }
}
