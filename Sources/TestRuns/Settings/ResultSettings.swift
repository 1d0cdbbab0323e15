import EnvironmentVariables
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// What is recorded, retried and forgiven, as the variables of the environment set it.
struct ResultSettings: Sendable, Equatable {
  /// The folder of results; nil records none.
  var folder: String?
  /// How often a test that failed is tried again.
  var retries = 0
  /// Whether a flaky test fails the run.
  var flakyFails = false
  /// The file of the quarantine.
  var quarantine: String?
  /// The day on which the quarantine is asked; nil takes the clock's.
  var today: CalendarDay?
  /// What the run is made with.
  var setting: RunSetting
  /// The seed of each test's first attempt.
  var firstSeed: Seed
  /// Whether a token is replayed, which then decides the seed of every test.
  var isReplay = false

  /// Reads the variables; nil if none of them asks for results.
  ///
  /// Wrong values are ignored, and ``faults(in:)`` has them.
  init?(_ variables: VariableReading, latencies: LatencyPlan) {
    let askingForResults: [EnvironmentVariable] = [.results, .retries, .flaky, .quarantine]
    guard askingForResults.contains(where: { variables.isSet($0) }) else { return nil }
    folder = variables.text(.results)
    quarantine = variables.text(.quarantine)
    today = variables.value(.today) { CalendarDay($0) }
    flakyFails = variables.text(.flaky) == "fail"
    isReplay = variables.isSet(.replay)
    // A replay is of one run.
    retries = isReplay ? 0 : variables.number(.retries).map(Int.init) ?? 0
    firstSeed =
      variables.value(.replay) { try ReplayToken(parsing: $0) }?.seed
      ?? variables.seed ?? SessionConfiguration().seed
    setting = RunSetting(
      latencies: latencies.plainName, faults: variables.faultPlan,
      device: variables.text(.device) ?? "", system: variables.text(.system) ?? "",
      language: variables.text(.language) ?? "")
  }

  /// The seed of an attempt, counted from 1; a test may have a first seed of its own.
  func seed(ofAttempt number: Int, from own: Seed? = nil) -> Seed {
    Seed((own ?? firstSeed).value &+ UInt64(number - 1))
  }

  /// What is wrong with the variables, one sentence each.
  static func faults(in variables: VariableReading) -> [String] {
    let wrong = [
      variables.fault(in: .retries), variables.fault(in: .flaky),
      variables.fault(in: .today) { CalendarDay($0) },
    ].compactMap(\.self)
    let campaigns: [EnvironmentVariable] = [.trials, .order, .search]
    guard variables.isSet(.results), let campaign = campaigns.first(where: variables.isSet) else {
      return wrong
    }
    return wrong + [
      "\(EnvironmentVariable.results.name) is of tests that run once; with \(campaign.name) give "
        + "\(EnvironmentVariable.output.name) instead."
    ]
  }
}
