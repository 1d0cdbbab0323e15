import EnvironmentVariables
import EventOrders
package import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// Which runs a process makes of its tests, as the variables of the environment set it.
struct CampaignSettings: Sendable, Equatable {
  /// What decides the trials; nil where each test runs once.
  var plan: CampaignPlan?
  /// What is made of the app's latencies.
  var latencies: LatencyPlan
  /// The folder that keeps what was found.
  var output: String?
  /// The text of what is to go wrong; empty where nothing is.
  var faults: String
  /// Whether tests run after each other on one device, to find those that depend on others.
  var isOrdered: Bool
  /// How each test is searched for an order of events that fails; nil where none is.
  var search: TestSearch?
  /// What is made of results where each test runs once; nil where nothing is.
  var results: ResultSettings?

  /// What the environment of this process says.
  static let ofThisProcess = CampaignSettings()

  /// Whether each test runs once.
  var runsOnce: Bool { plan == nil && !isOrdered && search == nil }

  /// Reads the variables; wrong values are ignored, and ``faults(in:)`` has them.
  init(_ variables: VariableReading = VariableReading()) {
    let trials = variables.number(.trials).map(Int.init)
    isOrdered = variables.isSet(.order)
    let isReplay = variables.isSet(.replay)
    if let strategy = variables.value(.search, { SearchStrategy(named: $0) }), !isReplay {
      search = TestSearch(
        strategy, runLimit: trials ?? Self.searchLimit, seed: variables.seed ?? 1)
    }
    faults = variables.faultPlan
    output = variables.text(.output)
    let named = variables.value(.latencies, LatencyPlan.named)
    latencies = named ?? (trials == nil && !isOrdered && search == nil ? .asWritten : .everyday)
    results = ResultSettings(variables, latencies: latencies)
    // A replay is of one run.
    guard let trials, !isReplay else { return }
    var plan = CampaignPlan(
      trials: trials, latencies: latencies.plainName, faults: faults)
    if let seed = variables.seed { plan.firstSeed = seed }
    if let text = variables.text(.stopping) {
      plan.stopping = text == "off" ? nil : SequentialTest(text) ?? plan.stopping
    }
    if let shard = variables.value(.shard, { Shard($0) }) { plan.shard = shard }
    self.plan = plan
  }

  /// The most runs of a search where nothing else is said.
  static let searchLimit = 1_000

  /// What is wrong with the variables, one sentence each.
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
  /// The seed that tests start from.
  var seed: Seed? { number(.seed).map { Seed($0) } }

  /// The text of what is to go wrong; empty if nothing is.
  var faultPlan: String { value(.faults) { try FaultPlan(parsing: $0) }?.description ?? "" }
}

extension LatencyPlan {
  /// What a replay has to say of the latencies.
  var replaySettings: String {
    self == .asWritten ? "" : "\(EnvironmentVariable.latencies.name)=\(plainName)"
  }

  /// The app with its latencies as the plan has them.
  package func applied(to app: CompiledApp) -> CompiledApp {
    self == .asWritten ? app : CompiledApp(applied(to: app.definition))
  }
}
