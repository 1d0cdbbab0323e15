import EventOrders
import FlakeLab
import SeededCases
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import LabGoals

@Suite("Searches where things move") struct MovementTests {
  private static func app(fromY: Double) -> AppDefinition {
    ScenarioApp.make("Report") {
      Loader("report", latency: .between(0.2, 3))
      Screen("main", root: Other()) {
        State("sheet") {
          Button("Report", id: "report").position(y: 300).onTap("REPORT")
          On("REPORT", to: "opening")
        }
        State("opening") { Invoke("report", onDone: "form") }
        State("form") {
          Text("What is wrong?", id: "prompt").position(y: 200)
          Button("Back", id: "back").position(y: 60).animated(.milliseconds(700), fromY: fromY)
        }
      }
    }
  }

  private func findings(
    launchedWith arguments: [String] = [], fromY: Double = 900,
    _ body: @escaping @MainActor @Sendable (ScenarioPage) throws -> Void
  ) -> SearchFindings {
    let flow = Flow("report") {
      let page = ScenarioPage()
      if arguments.isEmpty { page.launch() } else { page.launch(arguments[0]) }
      page.button("report").tap()
      try page.wait(for: "prompt")
      try body(page)
    }
    return TestSearch(.exhaustive, runLimit: 300, estimatesRate: false)
      .findings(of: FlowTest(flow, app: Self.app(fromY: fromY)))
  }

  private static let looksAtOnce: @MainActor @Sendable (ScenarioPage) throws -> Void = { page in
    try page.require(page.button("back").isHittable, "no back button")
  }

  @Test func `a look at something on its way gets no certificate, even if no instant fails`() {
    let found = findings { page in _ = page.button("back").frame }
    #expect(found.certificate == nil)
    guard case .open(let gaps) = found.ending else {
      Issue.record("no instant fails")
      return
    }
    #expect(
      gaps == [
        "a step looks at something that moves; its position depends on the instant, and not every "
          + "instant was tried"
      ])
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

  @Test func `the search finds the instants at which the look fails`() throws {
    let found = findings(Self.looksAtOnce)
    let failure = try #require(found.failure)
    #expect(failure.isRepeatable)
    #expect(failure.diagnosis.cause == .animationTiming)
  }

  /// A card slides over a button and beyond it, once or again and again.
  private func passing(
    isEndless: Bool, _ body: @escaping @MainActor @Sendable (ScenarioPage) throws -> Void
  ) -> SearchFindings {
    let app = ScenarioApp.make("Card") {
      Loader("card", latency: .between(0.2, 3))
      Screen("main", root: Other()) {
        Button("Buy", id: "buy").position(x: 20, y: 400).size(width: 100)
        Text("Far", id: "far").position(x: 300, y: 700)
        State("loading") { Invoke("card", onDone: "shown") }
        State("shown") {
          Text("New", id: "new").position(y: 300)
          Button("Card", id: "card").position(x: 20, y: 60).size(width: 100, height: 80)
            .animated(.milliseconds(700), fromY: 800, repeating: isEndless)
        }
      }
    }
    let flow = Flow("card") {
      let page = ScenarioPage()
      page.launch()
      try page.wait(for: "new")
      try body(page)
    }
    return TestSearch(.exhaustive, runLimit: 300, estimatesRate: false)
      .findings(of: FlowTest(flow, app: app))
  }

  private static let looksAtButton: @MainActor @Sendable (ScenarioPage) throws -> Void = { page in
    try page.require(page.button("buy").isHittable, "it is covered")
  }

  @Test(arguments: FuzzCount.some(of: [true, false], every: 2))
  func `a look at what something passes fails where it is covered`(isEndless: Bool) throws {
    let found = passing(isEndless: isEndless, Self.looksAtButton)
    #expect(found.failure?.trial.failures.first?.summary == "it is covered")
  }

  @Test(arguments: [false, true])
  func `a look beside the way keeps its certificate`(isEndless: Bool) {
    let found = passing(isEndless: isEndless) { page in
      try page.require(page.element("far").isHittable, "it is covered")
    }
    #expect(found.certificate != nil)
  }

  @Test func `a wait whose last look can come during the movement is one that can fail`() {
    let found = findings(fromY: 3_000) { page in
      let isFree = page.button("back").wait(for: \.isHittable, toEqual: true, timeout: 0.3)
      try page.require(isFree, "no back button")
    }
    #expect(found.failure != nil)
  }
}
