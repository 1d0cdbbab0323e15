import Foundation
import TestDiscovery
import XCTest

/// How the environment of this process wants its tests to run.
package enum HostedTrials {
  /// Runs every test many times or in other ways; nil if each test runs once without records.
  package static let ofThisProcess: (any TrialMaking)? = {
    guard let trials = trials(of: .ofThisProcess) else { return nil }
    let end: any PlainTestObservation = EndObserver(trials)
    XCTestObservationCenter.shared.addTestObserver(end)
    return trials
  }()

  private static func trials(of settings: CampaignSettings) -> (any TrialMaking)? {
    if let tool = settings.tool.flatMap(HostedTool.init) { return tool }
    if let folder = settings.draft { return HostedDraft(folder: folder) }
    if let wanted = settings.reproduced {
      return HostedReproduction(wanted, output: settings.output)
    }
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
