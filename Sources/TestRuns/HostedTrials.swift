import Foundation
import TestDiscovery
import XCTest

/// What the environment of this process makes of its tests.
package enum HostedTrials {
  /// Runs every test many times, or tests after each other; nil where each test runs once.
  package static let ofThisProcess: (any TrialMaking)? = {
    guard let trials = trials(of: .ofThisProcess) else { return nil }
    let end: any PlainTestObservation = EndObserver(trials)
    XCTestObservationCenter.shared.addTestObserver(end)
    return trials
  }()

  private static func trials(of settings: CampaignSettings) -> (any TrialMaking)? {
    if let search = settings.search { return HostedSearch(search, settings: settings) }
    if settings.isOrdered { return HostedOrder(settings) }
    if let plan = settings.plan { return HostedCampaign(plan, settings: settings) }
    return settings.results.map { HostedResults($0, latencies: settings.latencies) }
  }

  /// Waits for the end of all tests.
  private final class EndObserver: PlainTestObservation {
    private let trials: any TrialMaking

    init(_ trials: any TrialMaking) { self.trials = trials }

    func testBundleDidFinish(_ testBundle: Bundle) { trials.end() }
  }
}
