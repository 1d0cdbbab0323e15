import EventOrders
import Foundation
package import SimulatedApp
import Trials
import VirtualTime

/// What the environment says of campaigns: with it, every test runs many times.
///
/// `REHEARSAL_TRIALS` is how many trials each test has, `REHEARSAL_SEED` the seed of the first,
/// `REHEARSAL_LATENCIES` what is made of the app's latencies, `REHEARSAL_SPRT` two rates with a
/// comma between, or `off`, `REHEARSAL_SHARD` which trials these are, such as `2/4`, and
/// `REHEARSAL_OUTPUT` a folder that keeps the trials. `REHEARSAL_ORDER` runs tests after each other
/// on one device instead, and `REHEARSAL_SEARCH`, the name of a strategy, searches each test for an
/// order of events that fails.
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

  /// Reads an environment; wrong words are left out, and are ``faults(in:)``.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let trials = Self.given("REHEARSAL_TRIALS", in: environment).flatMap(Self.count)
    isOrdered = Self.given("REHEARSAL_ORDER", in: environment) != nil
    let isReplay = Self.given("REHEARSAL_REPLAY", in: environment) != nil
    if let strategy = Self.strategy(in: environment), !isReplay {
      search = TestSearch(
        strategy, runLimit: trials ?? Self.searchLimit, seed: Self.seed(in: environment) ?? 1)
    }
    faults = Self.faultPlan(in: environment)
    output = Self.given("REHEARSAL_OUTPUT", in: environment)
    let named = Self.given("REHEARSAL_LATENCIES", in: environment).flatMap(LatencyPlan.named)
    latencies = named ?? (trials == nil && !isOrdered && search == nil ? .asWritten : .everyday)
    results = ResultSettings(environment, latencies: latencies)
    // A replay is of one run.
    guard let trials, !isReplay else { return }
    var plan = CampaignPlan(
      trials: trials, latencies: latencies.plainName, faults: faults)
    if let seed = Self.seed(in: environment) { plan.firstSeed = seed }
    if let text = Self.given("REHEARSAL_SPRT", in: environment) {
      plan.stopping = text == "off" ? nil : SequentialTest(text) ?? plan.stopping
    }
    if let shard = Self.given("REHEARSAL_SHARD", in: environment).flatMap(Shard.init) {
      plan.shard = shard
    }
    self.plan = plan
  }

  /// The seed that an environment names.
  static func seed(in environment: [String: String]) -> Seed? {
    environment["REHEARSAL_SEED"].flatMap { Seed($0) }
  }

  /// The text of the faults that an environment asks for; empty where it asks for none.
  static func faultPlan(in environment: [String: String]) -> String {
    let text = given("REHEARSAL_FAULTS", in: environment)
    return text.flatMap { try? FaultPlan(parsing: $0) }?.description ?? ""
  }

  /// The strategy that an environment names.
  static func strategy(in environment: [String: String]) -> SearchStrategy? {
    given("REHEARSAL_SEARCH", in: environment).flatMap { SearchStrategy(named: $0) }
  }

  /// The most runs of a search where nothing else is said.
  static let searchLimit = 1_000

  /// What is wrong with an environment, one sentence each.
  static func faults(in environment: [String: String]) -> [String] {
    rules.compactMap { rule in
      guard let text = given(rule.name, in: environment), !rule.fits(text) else { return nil }
      return "\(rule.name) is \"\(text)\"; \(rule.words)."
    } + ResultSettings.faults(in: environment)
  }

  private struct Rule: Sendable {
    let name: String
    let words: String
    let fits: @Sendable (String) -> Bool
  }

  private static let rules = [
    Rule(
      name: "REHEARSAL_TRIALS", words: "give a whole number from 1 to \(CampaignPlan.trialLimit)"
    ) {
      count($0) != nil
    },
    Rule(
      name: "REHEARSAL_LATENCIES",
      words: "the known plans are " + LatencyPlan.names.joined(separator: ", ")
    ) { LatencyPlan.named($0) != nil },
    Rule(
      name: "REHEARSAL_SEARCH",
      words: "the known strategies are " + SearchStrategy.all.map(\.name).joined(separator: ", ")
    ) { SearchStrategy(named: $0) != nil },
    Rule(name: "REHEARSAL_SPRT", words: "give off, or two rising rates such as 0.001,0.01") {
      $0 == "off" || SequentialTest($0) != nil
    },
    Rule(name: "REHEARSAL_SHARD", words: "give a number and a count, such as 2/4") {
      Shard($0) != nil
    },
  ]

  private static func given(_ name: String, in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { (1...CampaignPlan.trialLimit).contains($0) ? $0 : nil }
  }
}

extension LatencyPlan {
  /// What a replay has to say of the latencies.
  var replaySettings: String { self == .asWritten ? "" : "REHEARSAL_LATENCIES=\(plainName)" }

  /// The app with its latencies as the plan has them.
  package func applied(to app: CompiledApp) -> CompiledApp {
    self == .asWritten ? app : CompiledApp(applied(to: app.definition))
  }
}
