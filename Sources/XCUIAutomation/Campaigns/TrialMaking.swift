import Trials
import XCTest

/// What runs a test more than once.
protocol TrialMaking: Sendable {
  /// Runs a test that has begun, and fails it where that is due.
  func run(_ test: XCTestCase)
}

/// What the environment of this process makes of its tests.
enum HostedTrials {
  /// Runs every test many times, or tests after each other; nil where each runs once.
  static let ofThisProcess: (any TrialMaking)? = {
    let settings = CampaignSettings.ofThisProcess
    if let search = settings.search {
      return CampaignObserver.following(HostedSearch(search, settings: settings))
    }
    if settings.isOrdered { return CampaignObserver.following(HostedOrder(settings)) }
    if let plan = settings.plan {
      return CampaignObserver.following(HostedCampaign(plan, settings: settings))
    }
    return settings.results.map {
      CampaignObserver.following(HostedResults($0, latencies: settings.latencies))
    }
  }()
}

/// Something that has to be told when all tests have been run.
protocol EndingTrials: TrialMaking {
  /// Tells what was found.
  func end()
}

/// Tells a campaign that all tests have been run.
final class CampaignObserver: XCTestObservation {
  private let trials: any EndingTrials

  private init(_ trials: any EndingTrials) { self.trials = trials }

  /// Has a campaign told of the end of the run.
  static func following(_ trials: some EndingTrials) -> any TrialMaking {
    XCTestObservationCenter.shared.addTestObserver(CampaignObserver(trials))
    return trials
  }

  /// Ends the campaign.
  func testBundleDidFinish(_ testBundle: Bundle) { trials.end() }
}
