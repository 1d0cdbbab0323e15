import SimulatedApp
import Trials

/// A test that is always run with other faults, and with remedies.
struct EasedTest: RepeatableTest {
  let base: any RepeatableTest
  /// What is to go wrong; nil leaves it as it is.
  var faults: FaultPlan?
  var remedies: [Remedy] = []

  var name: String { base.name }
  var timing: AutomationTiming { base.timing }

  func run(_ request: RunRequest) -> Trial {
    var request = request
    request.faults = request.faults ?? faults
    request.remedies += remedies
    return base.run(request)
  }

  /// The same test with one remedy more.
  func with(_ remedy: Remedy) -> EasedTest {
    var eased = self
    eased.remedies.append(remedy)
    return eased
  }
}
