import EventOrders
import SimulatedApp
import TestHost
import Trials
import VirtualTime

/// A test of a suite, as searches run it: each run is a fresh instance on a device of its own.
///
/// Sendable since all its runs are made on the thread of the test.
struct RepeatedTest: RepeatableTest, @unchecked Sendable {
  private let test: any HostedTrialCase
  private let app: CompiledApp?
  private let replaySettings: String

  /// A test on its app, with the app's latencies as a plan has them.
  init(_ test: some HostedTrialCase, latencies: LatencyPlan) {
    self.test = test
    app = test.app(with: latencies)
    replaySettings = latencies.replaySettings
  }

  var name: String { test.campaignName }

  /// The folder of its app; nil for an app that is made in Swift.
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

  func run(_ request: RunRequest) -> Trial { record(of: request).trial }

  /// Runs it once and says all of how it went.
  func record(of request: RunRequest) -> TrialRecord {
    var setting = TrialSetting(app: app, seed: request.seed, replaySettings: replaySettings)
    setting.request = request
    return test.runTrial(setting).record
  }
}

extension TrialRecord {
  /// The same without what a skip says.
  fileprivate var trial: Trial {
    Trial(
      seed: seed, failures: failures, duration: VirtualDuration(nanoseconds: nanoseconds))
  }
}
