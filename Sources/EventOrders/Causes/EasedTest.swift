import SimulatedApp
import Trials

/// A test that always runs with other faults and with remedies.
struct EasedTest: RepeatableTest {
  let base: any RepeatableTest
  /// The faults to inject; nil keeps those of the request.
  var faults: FaultPlan?
  var remedies: [Remedy] = []

  var name: String { base.name }
  var timing: AutomationTiming { base.timing }
  var unseededDraws: UInt64 { base.unseededDraws }

  func run(_ request: RunRequest) -> Trial {
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
