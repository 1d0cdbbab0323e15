import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

/// The looks of one round of a wait, between which the app goes on.
@Suite("Rounds of a wait") struct WaitRoundTests {
  /// Waits until a button can be touched, which looks for it and then reads its frame 15 ms later;
  /// the button goes after a second and a few milliseconds.
  private func test(goneAfter milliseconds: ClosedRange<Int>) -> FlowTest {
    var app = AppDefinition("Rounds", bundleIdentifier: "com.example.rounds", default: "Main") {
      Coordinator("Main", root: "main", container: .plain)
      Loader(
        "offer",
        latency: .uniform(
          from: .milliseconds(milliseconds.lowerBound),
          through: .milliseconds(milliseconds.upperBound)))
    }
    app.screens = [
      Screen("main") {
        State("offered") {
          Invoke("offer", onDone: "over")
          Button("Buy", id: "buy")
        }
        State("over") {}
      }
    ]
    let flow = Flow("buys", expecting: .mayFlake) {
      let app = XCUIApplication()
      app.launch()
      _ = app.buttons["buy"].wait(for: \.isHittable, toEqual: true, timeout: 3)
    }
    return FlowTest(flow, app: app)
  }

  @Test func `an event between two looks of a round stands between them`() throws {
    let trace = test(goneAfter: 2_625...2_625).trace(seed: 1).trace
    let steps = trace.happenings.map { $0.actor == .test ? $0.words.prefix(4) : "gone" }
    #expect(trace.happenings.map(\.instant) == trace.happenings.map(\.instant).sorted())
    #expect(steps == ["laun", "look", "look", "gone", "find", "find", "find"])
  }

  @Test func `a search finds an event between two looks of a round`() {
    var search = OrderSearch(test: test(goneAfter: 0...10_000))
    search.run()
    let failures = search.runs.flatMap(\.trial.failures).map(\.summary)
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.hasPrefix("Failed to get matching snapshot") })
    #expect(search.coversAll)
  }

  /// Waits until a text says what a loader brings, which looks for it and then reads it.
  @Test func `a wait that only one event can end is searched to the end`() {
    var app = AppDefinition("Rounds", bundleIdentifier: "com.example.rounds", default: "Main") {
      Coordinator("Main", root: "main", container: .plain)
      Loader("price", latency: .uniform(from: .milliseconds(500), through: .seconds(3)))
    }
    app.screens = [
      Screen("main") {
        Context("price", "9")
        Text(.bind("price"), id: "price")
        State("shown") { Invoke("price", onDone: .to(do: .assign("price", "'10'"))) }
      }
    ]
    let flow = Flow("reads") {
      let app = XCUIApplication()
      app.launch()
      _ = app.staticTexts["price"].wait(for: \.label, toEqual: "10", timeout: 30)
    }
    var search = OrderSearch(app: app, flow: flow)
    search.run()
    #expect(search.coversAll, "\(search.gaps)")
  }
}
