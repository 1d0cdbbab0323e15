import EnvironmentVariables
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// What is recorded, retried and tolerated, as environment variables set it.
struct ResultSettings: Sendable, Equatable {
  /// The folder for results; nil records none.
  var folder: String?
  /// How often a failed test is retried.
  var retries = 0
  /// The tests that continue where the crash of an earlier process ended them.
  var resumed: Set<String> = []
  /// Whether a flaky test fails the run.
  var flakyFails = false
  /// The file of the quarantine.
  var quarantine: String?
  /// The day for which the quarantine is evaluated; nil uses the clock's day.
  var today: CalendarDay?
  var setting: RunSetting
  /// The seed of each test's first attempt.
  var firstSeed: Seed
  /// Whether a replay token is set, which then decides the seed of every test.
  var isReplay = false

  /// Reads the variables; nil if none of them asks for results.
  ///
  /// Invalid values are ignored, see ``faults(in:)``.
  init?(_ variables: VariableReading, latencies: LatencyPlan) {
    let askingForResults: [EnvironmentVariable] = [.results, .retries, .flaky, .quarantine]
    guard askingForResults.contains(where: { variables.isSet($0) }) else { return nil }
    folder = variables.text(.results)
    quarantine = variables.text(.quarantine)
    today = variables.value(.today) { CalendarDay($0) }
    flakyFails = variables.text(.flaky) == "fail"
    isReplay = variables.isSet(.replay)
    // A replay repeats a single run.
    retries = isReplay ? 0 : variables.number(.retries).map(Int.init) ?? 0
    resumed = Set((variables.text(.resume) ?? "").split(separator: "\n").map(String.init))
    firstSeed =
      variables.value(.replay) { try ReplayToken(parsing: $0) }?.seed
      ?? variables.seed ?? SessionConfiguration().seed
    setting = RunSetting(
      latencies: latencies.name, faults: variables.faultPlan,
      device: variables.text(.device) ?? "", system: variables.text(.system) ?? "",
      language: variables.text(.language) ?? "")
    let others = variables.replaySettings(without: [.device, .system, .language])
    if !others.isEmpty { setting.variables = others }
  }

  /// The seed of an attempt, counted from 1; a test may have its own first seed.
  func seed(ofAttempt number: Int, from own: Seed? = nil) -> Seed {
    Seed((own ?? firstSeed).value &+ UInt64(number - 1))
  }

  /// The errors in the variables, one sentence each.
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
      "\(EnvironmentVariable.results.name) is for tests that run once; with \(campaign.name) give "
        + "\(EnvironmentVariable.output.name) instead."
    ]
  }
}
