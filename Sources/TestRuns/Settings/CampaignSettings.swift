import EnvironmentVariables
import EventOrders
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// How a process runs its tests, as environment variables set it.
struct CampaignSettings: Sendable, Equatable {
  /// The plan of a campaign; nil if there is none.
  var plan: CampaignPlan?
  /// How the app's latencies are changed.
  var latencies: LatencyPlan
  /// The folder for the findings.
  var output: String?
  /// How many bodies may be left before the process ends for another one; nil for any number.
  var leftBodies: Int?
  /// The text of the faults to inject; empty if there are none.
  var faults: String
  /// Whether tests run one after the other on one device, to find those that depend on others.
  var isOrdered: Bool
  /// The folder for a model that is drafted from the tests; nil if none is.
  var draft: String?
  /// The command of the tool that runs instead of the tests; nil if none does.
  var tool: String?
  /// The failures of a log that are looked for.
  struct Reproduced: Sendable, Equatable {
    /// The file with the failures.
    let file: String
    /// The most runs of a test each way.
    let runLimit: Int
  }

  /// The failures of a log that are looked for; nil if none are.
  var reproduced: Reproduced?
  /// How each test is searched for an order of events that fails; nil if it is not.
  var search: TestSearch?
  /// How results are recorded if each test runs once; nil if they are not.
  var results: ResultSettings?

  static let ofThisProcess = CampaignSettings()

  /// Whether each test runs once.
  var runsOnce: Bool {
    plan == nil && !isOrdered && search == nil && draft == nil && tool == nil && reproduced == nil
  }

  /// Reads the variables; invalid values are ignored, see ``faults(in:)``.
  init(_ variables: VariableReading = VariableReading()) {
    let trials = variables.number(.trials).map(Int.init)
    isOrdered = variables.isSet(.order)
    draft = variables.text(.draft)
    tool = variables.text(.tool)
    reproduced = variables.text(.reproduce).map {
      Reproduced(file: $0, runLimit: trials ?? Self.usualRuns)
    }
    let isReplay = variables.isSet(.replay)
    if let strategy = variables.value(.search, { SearchStrategy(named: $0) }), !isReplay {
      search = TestSearch(
        strategy, runLimit: trials ?? Self.usualRuns, seed: variables.seed ?? 1)
    }
    faults = variables.faultPlan
    if faults.isEmpty { search?.furtherFaults = .everything }
    output = variables.text(.output)
    leftBodies = variables.number(.leftBodies).map(Int.init)
    let named = variables.value(.latencies, LatencyPlan.named)
    latencies = named ?? (trials == nil && !isOrdered && search == nil ? .asWritten : .everyday)
    results = ResultSettings(variables, latencies: latencies)
    // A replay repeats a single run.
    guard let trials, !isReplay, reproduced == nil else { return }
    var plan = CampaignPlan(
      trials: trials, latencies: latencies.name, faults: faults)
    plan.variables = variables.replaySettings
    if let seed = variables.seed { plan.firstSeed = seed }
    if let text = variables.text(.stopping) {
      plan.stopping = text == "off" ? nil : SequentialTest(text) ?? plan.stopping
    }
    if let shard = variables.value(.shard, { Shard($0) }) { plan.shard = shard }
    self.plan = plan
  }

  /// The default number of runs of a search.
  static let usualRuns = 1_000

  /// The errors in the variables, one sentence each.
  static func faults(in variables: VariableReading) -> [String] {
    [
      variables.fault(in: .trials),
      variables.fault(in: .latencies, among: LatencyPlan.names, LatencyPlan.named),
      variables.fault(in: .search, among: SearchStrategy.all.map(\.name)) {
        SearchStrategy(named: $0)
      },
      variables.fault(in: .stopping) { $0 == "off" || SequentialTest($0) != nil ? $0 : nil },
      variables.fault(in: .shard) { Shard($0) },
    ].compactMap(\.self) + ResultSettings.faults(in: variables)
  }
}

extension VariableReading {
  /// The seed that tests start with.
  var seed: Seed? { number(.seed).map { Seed($0) } }

  /// The text of the faults to inject; empty if there are none.
  var faultPlan: String { value(.faults) { try FaultPlan(parsing: $0) }?.description ?? "" }
}

extension LatencyPlan {
  /// The variables that a replay needs for the same latencies, each followed by a space.
  var replaySettings: String {
    ReplayCommand.settings(latencies: name, faults: "")
  }
}
