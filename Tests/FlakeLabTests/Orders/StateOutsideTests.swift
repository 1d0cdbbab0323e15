import AppTunnel
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

/// What is kept outside of an app's screens is read twice, 20 ms apart, while something changes it
/// at a time between half a second and seven; a test that fails if the reads differ is found by
/// chance in 17 runs and more.
@Suite("State outside of screens") struct StateOutsideTests {
  private static let reads = VirtualDuration.milliseconds(20)

  /// The runs that a search makes until the two reads differ.
  private func runsToFind(
    _ app: AppDefinition, step: @escaping @MainActor @Sendable (XCUIApplication) -> Void = { _ in }
  ) -> Int? {
    let flow = Flow("reads differ") {
      let app = XCUIApplication()
      app.launch()
      step(app)
      try Flow.require(app.staticTexts["calm"].waitForExistence(timeout: 20), "not calm")
      try Flow.require(!app.staticTexts["bad"].exists, "the reads differ")
    }
    var search = OrderSearch(app: app, flow: flow)
    search.run { $0.trial.outcome == .failed }
    return search.runs.last?.trial.outcome == .failed ? search.runs.count : nil
  }

  private func app(@AppBuilder _ parts: () -> [AppPart]) -> AppDefinition {
    var app = AppDefinition(
      "Outside", bundleIdentifier: "com.example.outside", default: "Main", parts: parts)
    app.coordinators = [Coordinator("Main", root: "main", container: .plain)]
    return app
  }

  @Test func `what one screen copies another one pastes`() throws {
    let app = app {
      Loader("one", latency: .uniform(from: .seconds(0.5), through: .seconds(7)))
      Screen("main") {
        State("idle") {
          Entry(.present("other"))
          Invoke("one", onDone: .to("done", do: .copy("link")))
        }
        State("done") {}
      }
      Screen("other") {
        Context("a", "")
        Context("b", "")
        Text("Bad").id("bad").hidden(if: "a == b")
        On("A", do: .assign("a", "event.text"))
        On("B", do: .assign("b", "event.text"))
        State("waiting") { After(.seconds(3), to: "again", do: .paste(then: "A")) }
        State("again") { After(Self.reads, to: "shown", do: .paste(then: "B")) }
        State("shown") { After(.seconds(1), to: "calm") }
        State("calm") { Text("Calm").id("calm") }
      }
    }
    #expect(try #require(runsToFind(app)) <= 4)
  }

  @Test func `a screen reads the appearance that a test sets`() throws {
    let app = app {
      Loader("one", latency: .uniform(from: .seconds(0.5), through: .seconds(7)))
      Screen("main") {
        Context("a", "")
        Context("b", "")
        Text("Bad").id("bad").hidden(if: "a == b")
        State("idle") {
          Invoke("one", onDone: .to("again", do: .assign("a", "device.appearance")))
        }
        State("again") {
          After(Self.reads, to: "shown", do: .assign("b", "device.appearance"))
        }
        State("shown") { After(.seconds(1), to: "calm") }
        State("calm") { Text("Calm").id("calm") }
      }
    }
    let runs = runsToFind(app) { _ in
      sleep(3)
      XCUIDevice.shared.appearance = .dark
    }
    #expect(try #require(runs) <= 4)
  }

  @Test func `two screens take the outcomes of one loader that a test decides`() throws {
    let taken = { (key: String, next: String) in
      Invoke(
        "two", onDone: .to(next, do: .assign(key, "'good'")),
        onError: .to(next, do: .assign(key, "'bad'")))
    }
    let app = app {
      Loader("one", latency: .uniform(from: .seconds(0.5), through: .seconds(7)))
      Loader("two", latency: .fixed(.milliseconds(10)))
      Screen("main") {
        State("idle") {
          Entry(.present("other"))
          Invoke("one", onDone: "asking")
        }
        State("asking") { Invoke("two", onDone: "done", onError: "done") }
        State("done") {}
      }
      Screen("other") {
        Context("a", "")
        Context("b", "")
        Text("Bad").id("bad").hidden(if: "a != b")
        State("waiting") { After(.seconds(3), to: "first") }
        State("first") { taken("a", "again") }
        State("again") { After(Self.reads, to: "second") }
        State("second") { taken("b", "shown") }
        State("shown") { After(.seconds(9), to: "calm") }
        State("calm") { Text("Calm").id("calm") }
      }
    }
    let runs = runsToFind(app) { app in
      app.tunnel.loaders.succeed("two")
      app.tunnel.loaders.fail("two")
    }
    #expect(try #require(runs) <= 4)
  }
}
