import FlakeLab
import SimulatedApp
import TestHost
import Testing
import XCUIAutomation

/// What the trials of flows leave in memory.
struct TrialMemoryTests {
  @Test func aRequirementThatIsNotMetLeavesNothing() {
    let left = left(by: Flow("required") { try Flow.require(Self.launch().exists, "not there") })
    #expect(left.isRun)
    #expect(left.session == nil)
  }

  @Test func aCallThatFailsLeavesNoDevice() {
    let left = left(by: Flow("ended") { Self.launch().tap() })
    #expect(left.isRun)
    #expect(left.device == nil)
  }

  @Test func aRequirementEndsAFlowThatCatchesItsError() throws {
    let flow = Flow("catches") {
      try? Flow.require(Self.launch().exists, "not there")
      Self.launch().tap()
      throw Later()
    }
    let trial = try #require(campaign(flow).run().first?.trials.first)
    #expect(trial.failures.map(\.message) == ["not there"])
  }

  private struct Later: Error {}

  private static func launch() -> XCUIElement {
    let app = XCUIApplication()
    app.launch()
    return app.buttons["nowhere"]
  }

  private func campaign(_ flow: Flow) -> Campaign {
    var campaign = Campaign(app: SmallApp.slowThreeTimesInTen, flows: [flow])
    campaign.runs = 1
    return campaign
  }

  /// What a trial of a flow that fails leaves.
  private func left(by flow: Flow) -> Left {
    let left = Left()
    let watched = Flow(flow.name) {
      left.keep(SessionContext.current as? AppSession)
      try flow.body()
    }
    #expect(campaign(watched).run().map(\.rate.failures) == [1])
    return left
  }
}

/// What is watched without being held; one thread uses it.
private final class Left: @unchecked Sendable {
  private(set) weak var session: AppSession?
  private(set) weak var device: SimulatedDevice?
  private(set) var isRun = false

  func keep(_ session: AppSession?) {
    (self.session, device) = (session, session?.device)
    isRun = session != nil
  }
}
