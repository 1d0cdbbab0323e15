import SimulatedApp
import TestHost
import Testing
import VirtualTime
import XCUIAutomation

@testable import AppTunnel

/// How loaders end where a test decides it.
@Suite struct LoaderOutcomesTests {
  @Test func aLoaderFailsAsOftenAsItIsTold() {
    let seen = outcome { $0.fail("items", times: 2) }

    #expect(seen == ["failed", "failed", "shown"])
  }

  @Test func aLoaderThatMayFailSucceedsWhenItIsTold() {
    let seen = outcome(failureRate: 1) { $0.succeed("items") }

    #expect(seen == ["shown", "failed", "failed"])
  }

  @Test func everyLoaderSucceedsWhereNothingElseWasSaid() {
    let seen = outcome(failureRate: 1) {
      $0.alwaysSucceed()
      $0.fail("items")
    }

    #expect(seen == ["failed", "shown", "shown"])
  }

  /// What three attempts end in.
  private func outcome(
    failureRate: Double = 0, _ decide: (LoaderOutcomes) -> Void
  ) -> [String] {
    let session = AppSession(
      app: Self.app(failureRate), configuration: SessionConfiguration(timing: .zero))
    return SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      decide(app.tunnel.loaders)
      app.launch()
      return (0..<3).map { _ in
        session.advance(by: .seconds(1))
        let state = app.staticTexts.firstMatch.label
        app.buttons["again"].tap()
        return state
      }
    }
  }

  private static func app(_ failureRate: Double) -> CompiledApp {
    CompiledApp(
      AppDefinition("Tiny", bundleIdentifier: "com.example.tiny", default: "Main") {
        Coordinator("Main", root: "list")
        Loader("items", latency: .fixed(.seconds(1)), failureRate: failureRate)
        Screen("list") {
          State("loading") { Invoke("items", onDone: "shown", onError: "failed") }
          State("shown") {
            Text("shown")
            Button("Again", id: "again").onTap("AGAIN")
          }
          State("failed") {
            Text("failed")
            Button("Again", id: "again").onTap("AGAIN")
          }
          On("AGAIN", to: "loading")
        }
      })
  }
}
