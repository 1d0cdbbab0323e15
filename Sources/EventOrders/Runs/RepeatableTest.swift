package import SimulatedApp
package import Trials
package import VirtualTime

/// A test that can be run again and again, each time with the chance that is asked for.
package protocol RepeatableTest: Sendable {
  /// The name in what is told of it.
  var name: String { get }
  /// What its steps cost.
  var timing: AutomationTiming { get }
  /// Runs it once on a device of its own.
  func run(_ request: RunRequest) -> Trial
}

/// How a test is to be run.
package struct RunRequest {
  /// Decides every draw that nothing else decides.
  package let seed: Seed
  /// A token whose choices are made again.
  package var replay: String?
  /// Whether draws are decided from outside.
  package var isSteered: Bool = false
  /// Answers of what is drawn before the test begins, by the names that a trace gives them.
  package var surroundings: [String: UInt64] = [:]
  /// What is to go wrong instead of what usually does; nil leaves it as it is.
  package var faults: FaultPlan?
  /// What is tried to mend the test.
  package var remedies: [Remedy] = []
  /// Called with the session before the test begins.
  package var begin: (AppSession) -> Void = { _ in }
  /// Called with the session when the test is over and before its app is ended.
  package var end: (AppSession) -> Void = { _ in }

  /// Asks for the run that a seed gives.
  package init(seed: Seed) { self.seed = seed }

  /// A configuration as usual, but for what is asked for.
  package func applied(to usual: SessionConfiguration) -> SessionConfiguration {
    var configuration = usual
    configuration.seed = seed
    configuration.replay = replay
    configuration.isSteered = isSteered
    configuration.surroundings = surroundings
    if let faults { configuration.faults = faults }
    for remedy in remedies { remedy.apply(to: &configuration) }
    return configuration
  }
}

/// A run that was followed.
package struct TracedTrial {
  /// How it went.
  package let trial: Trial
  /// What happened in it.
  package let trace: RunTrace
  /// What replays it.
  package let token: String
}

extension RepeatableTest {
  /// Runs the test once, steered by a plan, and follows it.
  ///
  /// In detail, what looks find and the lines of the test are kept.
  package func trace(
    seed: Seed, plan: SteeringPlan = SteeringPlan(), isDetailed: Bool = false
  ) -> TracedTrial {
    var request = RunRequest(seed: seed)
    request.isSteered = true
    request.surroundings = plan.answers
    var tracer: RunTracer?
    var token = ""
    request.begin = { session in
      tracer = session.trace(with: plan)
      tracer?.isDetailed = isDetailed
    }
    request.end = { session in
      token = session.replayToken
      session.traceRest()
    }
    let trial = run(request)
    return TracedTrial(trial: trial, trace: tracer?.trace ?? RunTrace(), token: token)
  }

  /// Runs the test once while a scheduler decides when things happen; says also what replays it.
  package func run(seed: Seed, scheduler: any StepScheduling) -> (trial: Trial, token: String) {
    var request = RunRequest(seed: seed)
    request.isSteered = true
    var token = ""
    request.begin = { $0.trace().scheduler = scheduler }
    request.end = { token = $0.replayToken }
    let trial = run(request)
    return (trial, token)
  }

  /// Runs the test as a token says.
  package func run(replaying token: String, seed: Seed) -> Trial {
    var request = RunRequest(seed: seed)
    request.replay = token
    return run(request)
  }
}
