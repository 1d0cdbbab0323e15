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

  func run(_ request: RunRequest) -> Trial {
    var request = request
    request.faults = request.faults ?? faults
    request.remedies += remedies
    return base.run(request)
  }

  /// The same test with one more remedy.
  func with(_ remedy: Remedy) -> EasedTest {
    var eased = self
    eased.remedies.append(remedy)
    return eased
  }
}
