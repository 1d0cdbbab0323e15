import SimulatedApp
import Trials
import VirtualTime

/// What runs have shown of a failure: all that its cause is told by.
struct CauseEvidence {
  /// The test with nothing but the faults that are needed.
  var test: EasedTest
  /// The failing run that is explained.
  let failing: Sample
  /// The app under test.
  let app: AppDefinition
  /// Runs of the test as it is, by seed.
  let samples: [Sample]
  /// The faults without any of which it passes.
  let faults: [Fault]
  /// What the failure hangs on; nil where neither orders nor chance decide.
  var schedule: SmallestSchedule?
  /// The runs of the search, all with the needed faults.
  var runs: [OrderSearch.Run] = []
  /// Whether those are all that there are.
  var isExhausted = false
  /// The smallest failing run in detail.
  var trace = RunTrace()
  /// The nearest passing run in detail.
  var passing = RunTrace()

  /// The test's last happening before it failed.
  var lastStep: Happening? { trace.happenings.last { $0.actor == .test && !$0.isAfterTest } }

  /// A fault of a kind, if it is needed.
  func has(_ kind: FaultKind) -> Bool { faults.contains { $0.kind == kind } }

  /// A happening of the failing run; nil where it does not happen there.
  func happening(_ name: String) -> Happening? { trace.happenings.first { $0.name == name } }

  /// The same happening in the passing run.
  func passingHappening(_ name: String) -> Happening? {
    passing.happenings.first { $0.name == name && $0.cancelledBy == nil }
  }

  /// The step of the failing run before a step.
  func step(before step: Happening) -> Happening? {
    let steps = trace.happenings.filter { $0.actor == .test && !$0.isAfterTest }
    guard let place = steps.firstIndex(where: { $0.name == step.name }), place > 0 else {
      return nil
    }
    return steps[place - 1]
  }

  /// Whether a failure is the one that is explained.
  func isSame(_ trial: Trial) -> Bool {
    trial.failures.first.map { FailureWords($0.summary) } == failing.words
  }

  /// What is still to come after the last step, the next first.
  var pending: [(words: String, after: VirtualDuration)] {
    guard let last = trace.happenings.lastIndex(where: { $0.actor == .test && !$0.isAfterTest })
    else { return [] }
    let end = trace.happenings[last].instant
    return trace.happenings.indices.dropFirst(last + 1).compactMap { index in
      let happening = trace.happenings[index]
      guard happening.actor == .app, happening.cancelledBy == nil,
        happening.cause.map({ $0 <= last }) ?? true
      else { return nil }
      return (happening.words, happening.instant - end)
    }
  }
}
