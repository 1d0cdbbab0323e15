import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Experiments through the tunnel") struct AppExperimentsTests {
  @Test func `the first screen comes with the experiments`() {
    MarketApp.run { app in
      app.launchEnvironment["waitForExperiments"] = String(true)
      app.launch()
      #expect(!app.staticTexts["greeting"].exists)
      #expect(app.staticTexts["greeting"].waitForExistence(timeout: 5))
      #expect(app.staticTexts["compact"].exists)
    }
  }

  @Test func `the tunnel sets the variable`() {
    MarketApp.run { app in
      app.tunnel.experiments.waitAtLaunch()
      app.launch()
      #expect(app.staticTexts["compact"].waitForExistence(timeout: 5))
      #expect(app.tunnel.experiments["compactSummary"] == true)
    }
  }

  @Test func `a loader that fails shows the first screen without them`() {
    MarketApp.run { app in
      app.tunnel.experiments.waitAtLaunch()
      app.tunnel.loaders.fail("startup")
      app.launch()
      #expect(app.staticTexts["greeting"].waitForExistence(timeout: 5))
      #expect(!app.staticTexts["compact"].exists)
    }
  }

  @Test func `without waiting they hold from the next launch on`() {
    MarketApp.run { app in
      app.launch()
      #expect(!app.staticTexts["compact"].waitForExistence(timeout: 5))
      app.launch()
      #expect(app.staticTexts["compact"].exists)
    }
  }

  @Test func `an app without experiments says so`() {
    var definition = MarketApp.definition
    definition.experiments = nil
    let failures = MarketApp.run(of: definition) { app in app.tunnel.experiments.waitAtLaunch() }
    #expect(failures == ["Failed to wait for experiments: The app declares no experiments."])
  }
}
