import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import LabGoals

@Suite("Searches where things move") struct MovementTests {
  private static let app = ScenarioApp.make("Report") {
    Loader("report", latency: .between(0.2, 3))
    Screen("main", root: Other()) {
      State("sheet") {
        Button("Report", id: "report").position(y: 300).onTap("REPORT")
        On("REPORT", to: "opening")
      }
      State("opening") { Invoke("report", onDone: "form") }
      State("form") {
        Text("What is wrong?", id: "prompt").position(y: 200)
        Button("Back", id: "back").position(y: 60).animated(.milliseconds(700), fromY: 900)
      }
    }
  }

  private func findings(
    launchedWith arguments: [String] = [], _ body: @escaping @Sendable (ScenarioPage) throws -> Void
  ) -> SearchFindings {
    let flow = Flow("report") {
      let page = ScenarioPage()
      if arguments.isEmpty { page.launch() } else { page.launch(arguments[0]) }
      page.button("report").tap()
      try page.wait(for: "prompt")
      try body(page)
    }
    return TestSearch(.exhaustive, runLimit: 300).findings(of: FlowTest(flow, app: Self.app))
  }

  @Sendable private static func looksAtOnce(_ page: ScenarioPage) throws {
    try page.require(page.button("back").isHittable, "no back button")
  }

  @Test func `a look at something on its way gets no certificate`() {
    let found = findings(Self.looksAtOnce)
    #expect(found.certificate == nil)
    guard case .open(let gaps) = found.ending else { return }
    #expect(
      gaps == ["a step looks at something that moves; where it is depends on the instant"])
  }

  @Test func `it gets one where nothing moves`() {
    #expect(findings(launchedWith: ["-UIAnimationsDisabled"], Self.looksAtOnce).certificate != nil)
  }

  @Test func `so does a test that looks at what does not move`() {
    #expect(findings { try $0.require("back") }.certificate != nil)
  }

  @Test func `and one that waits for the end of the movement`() {
    let found = findings { page in
      let isFree = page.button("back").wait(for: \.isHittable, toEqual: true, timeout: 5)
      try page.require(isFree, "no back button")
    }
    #expect(found.certificate != nil)
  }
}
