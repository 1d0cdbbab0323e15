import FlakeLab
import SimulatedApp
import VirtualTime
import XCUIAutomation

/// The memory of campaigns, each measured in a process of its own.
enum TrialMemory {
  /// How the trials of a campaign end.
  enum Way {
    /// They pass.
    case passed
    /// A requirement of the flow is not met.
    case failed
    /// A call fails, which leaves the flow in its middle.
    case ended
  }

  /// The peak memory of this process after a campaign whose trials all end in one way, in
  /// megabytes; nil if they do not.
  static func peak(of trials: Int, _ way: Way) -> Double? {
    var campaign = Campaign(app: BenchApps.login().definition, flows: [flow(way)])
    campaign.runs = trials
    campaign.latencies = .asWritten
    let failures = campaign.run().map(\.rate.failures)
    return failures == [way == .passed ? 0 : trials] ? ChildProcess.ownPeakMegabytes : nil
  }

  private static func flow(_ way: Way) -> Flow {
    Flow("\(way)") {
      let app = XCUIApplication()
      app.launch()
      app.textFields["email"].tap()
      app.textFields["email"].typeText("hoge@example.com")
      switch way {
      case .passed: break
      case .failed: try Flow.require(app.staticTexts["shown.email"].exists, "not there")
      case .ended: app.staticTexts["shown.email"].tap()
      }
    }
  }
}
