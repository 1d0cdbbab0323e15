package import SimulatedApp
package import Trials
package import VirtualTime

/// A test that can be run again and again, each time with a given seed or token.
package protocol RepeatableTest: Sendable {
  /// The name used in reports.
  var name: String { get }
  /// The durations of its steps.
  var timing: AutomationTiming { get }
  /// How many random numbers that no seed decides were drawn so far, by this test or another.
  var unseededDraws: UInt64 { get }
  /// Whether its code can run with its sets and dictionaries in another order.
  var canBeUnordered: Bool { get }
  /// Runs it once on a new device.
  func run(_ request: RunRequest) -> Trial
}

extension RepeatableTest {
  /// None, for tests that draw from their session alone.
  package var unseededDraws: UInt64 { 0 }

  /// False, for tests without code of a user.
  package var canBeUnordered: Bool { false }
}

/// The settings of one run of a test.
package struct RunRequest {
  /// Decides every draw that nothing else decides.
  package let seed: Seed
  /// A token to replay.
  package var replay: String?
  /// Whether something other than the seed may decide the draws.
  package var isSteered: Bool = false
  /// Answers for draws before the test begins, by their names in a trace.
  package var surroundings: [String: UInt64] = [:]
  /// The faults to inject; nil keeps the usual ones.
  package var faults: FaultPlan?
  /// Changes to try.
  package var remedies: [Remedy] = []
  /// The order of the test's sets and dictionaries: each number gives another random one.
  ///
  /// A token does not repeat it.
  package var unorderedRound: Int?
  /// Called with the session before the test begins.
  package var begin: (AppSession) -> Void = { _ in }
  /// Called with the session when the test is over and before its app is ended.
  package var end: (AppSession) -> Void = { _ in }

  /// Requests the run of a seed.
  package init(seed: Seed) { self.seed = seed }

  /// The usual configuration with the changes of this request.
  package func applied(to usual: SessionConfiguration) -> SessionConfiguration {
    var configuration = usual
    configuration.seed = seed
    configuration.replay = replay
    configuration.isReplayGiven = false
    configuration.isSteered = isSteered
    configuration.surroundings = surroundings
    if let faults { configuration.faults = faults }
    for remedy in remedies { remedy.apply(to: &configuration) }
    return configuration
  }
}

/// A run with its trace.
package struct TracedTrial {
  /// The trial of the run.
  package let trial: Trial
  /// The trace of the run.
  package let trace: RunTrace
  /// The token that replays it.
  package let token: String
}

extension RepeatableTest {
  /// Runs the test once, steered by a plan, and traces it.
  ///
  /// A detailed trace keeps what looks find, and the test's lines.
  package func trace(
    seed: Seed, plan: SteeringPlan = SteeringPlan(), isDetailed: Bool = false,
    unorderedRound: Int? = nil
  ) -> TracedTrial {
    var request = RunRequest(seed: seed)
    request.isSteered = true
    request.surroundings = plan.answers
    request.unorderedRound = unorderedRound
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

  /// Runs the test once while a scheduler decides when things happen; also returns the token of the
  /// run.
  package func run(seed: Seed, scheduler: any StepScheduling) -> (trial: Trial, token: String) {
    var request = RunRequest(seed: seed)
    request.isSteered = true
    var token = ""
    request.begin = { $0.trace().scheduler = scheduler }
    request.end = { token = $0.replayToken }
    let trial = run(request)
    return (trial, token)
  }

  /// Replays the test with a token.
  package func run(replaying token: String, seed: Seed) -> Trial {
    var request = RunRequest(seed: seed)
    request.replay = token
    return run(request)
  }
}
