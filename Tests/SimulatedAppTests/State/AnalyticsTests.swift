import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Analytics events")
struct AnalyticsTests {
  private func app() -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main") {
          Context("sku", 7)
          On("BUY", do: .track("purchase", with: ["sku": "sku", "from": "event.from"]))
          On("OPEN", do: .track("open"))
        }
      ]))
  }

  @Test func `are told and kept with their parameters and instants`() {
    let app = app()
    app.pass(.seconds(3))
    #expect(
      app.traced { app.send("BUY", data: ["from": "list"]) }
        == ["BUY", #"track purchase {"from":"list","sku":7}"#])
    #expect(
      app.session.tracked == [
        TrackedEvent(
          name: "purchase", parameters: ["sku": 7, "from": "list"],
          instant: .start + .seconds(3))
      ])
  }

  @Test func `outlive the process`() {
    let app = app()
    app.send("OPEN")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.session.tracked.map(\.name) == ["open"])
  }

  @Test func `are bounded`() {
    let app = app()
    let event = TrackedEvent(name: "x", parameters: [:], instant: .start)
    app.session.device.kept["com.example.tiny"] = KeptState(
      tracked: Array(repeating: event, count: KeptState.trackedLimit))
    app.send("OPEN")
    #expect(app.crash == "the app reports more than 100000 analytics events")
  }
}
