import CommandLineTool
import EnvironmentVariables
import Foundation
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// The options of every command that runs tests many times.
struct TrialOptions: OptionGroup {
  var selection = TestSelection()

  @Option("--seed", .number(), "The seed of the first trial; each next trial adds 1.")
  var seed = 1

  @Option(
    "--latencies", .name(among: LatencyPlan.names),
    "How long loading takes. as-written: as in the files; everyday: fixed latencies vary a little; "
      + "warm-cache: some answers are quick; slow-day: some are much later.")
  var latencies = CampaignPlan(trials: 1).latencies

  @Option(
    "--faults", .faults,
    "The faults to inject, such as \"slow-network=8 tie-order\".",
    default: EnvironmentVariable.faults.name)
  var faults: String?

  @Option("--output", .folder(), "Where trials and results go.")
  var output = ".rehearsal/campaign"

  /// The plan of a campaign with these options.
  func plan(
    trials: Int = 1_000, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CampaignPlan {
    var plan = CampaignPlan(
      trials: trials, firstSeed: Seed(UInt64(seed)), latencies: latencies)
    let named = environment[EnvironmentVariable.faults.name].map { text in
      (try? FaultPlan(parsing: text))?.description ?? text
    }
    plan.faults = faults ?? named ?? plan.faults
    plan.variables = VariableReading(environment).replaySettings
    return plan
  }
}

extension ValueKind<String> {
  /// A fault plan in its normal form.
  fileprivate static var faults: Self {
    Self(
      "PLAN", expected: "a fault plan", read: { try FaultPlan(parsing: $0).description })
  }
}

extension ValueKind<Int> {
  static var trials: Self { .number(in: 1...CampaignPlan.trialLimit) }
}
