import EventOrders
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// A test as searches run it: each run is a new instance on a new device.
///
/// It is Sendable because all runs are on the thread of the test.
struct RepeatedTest: RepeatableTest, @unchecked Sendable {
  private let test: any HostedTrialCase
  private let app: CompiledApp?
  private let replaySettings: String

  /// Makes a test with its app, whose latencies a plan changes.
  init(_ test: some HostedTrialCase, latencies: LatencyPlan) {
    self.test = test
    app = test.compiledApp(with: latencies)
    replaySettings = latencies.replaySettings
  }

  var name: String { test.campaignName }

  /// The folder of the test's app; nil for an app made in Swift.
  var folder: AppFolder? {
    let choice = test.appChoice
    guard choice.definition == nil else { return nil }
    return (try? AppUnderTest.folder(named: choice.name)).map {
      AppFolder($0, variant: choice.variant)
    }
  }

  var timing: AutomationTiming {
    test.timingChoice ?? SessionSettings.configuration().timing
  }

  var unseededDraws: UInt64 { OtherWork.unseededDraws }

  var canBeUnordered: Bool { true }

  func run(_ request: RunRequest) -> Trial {
    guard let round = request.unorderedRound else { return record(of: request).trial }
    return FreeHashing.run(round: round) { record(of: request).trial }
  }

  /// Runs the test once and returns the record of the run.
  func record(of request: RunRequest) -> TrialRecord {
    var setting = TrialSetting(app: app, seed: request.seed, replaySettings: replaySettings)
    setting.request = request
    RunCount.shared.add(name)
    return test.trial(setting).record
  }
}

extension TrialRecord {
  /// The same trial without the reason of a skip.
  var trial: Trial {
    Trial(
      seed: seed, failures: failures, duration: VirtualDuration(nanoseconds: nanoseconds),
      context: context)
  }
}
