import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Toggles through the tunnel") struct AppTogglesTests {
  @Test func `a toggle is enabled with data`() {
    let failures = MarketApp.run { app in
      app.tunnel.toggles.enable("cashback", info: ["percent": 5])
      app.launch()
      #expect(app.staticTexts["cashback"].exists)
      #expect(app.staticTexts["percent"].label == "5")
      #expect(app.tunnel.toggles.info(of: "cashback") == ["percent": 5])
    }
    #expect(failures == [])
  }

  @Test func `some are enabled and others disabled`() {
    MarketApp.run { app in
      app.tunnel.toggles.enable("cashback", "plusBenefits")
      app.tunnel.toggles.disable("plusBenefits")
      #expect(
        app.launchEnvironment == ["enabledToggles": "cashback", "disabledToggles": "plusBenefits"])
      app.launch()
      #expect(app.tunnel.toggles["cashback"] == true)
      #expect(app.tunnel.toggles["plusBenefits"] == false)
    }
  }

  @Test func `the launch environment switches toggles by itself`() {
    MarketApp.run { app in
      app.launchEnvironment["enabledToggles"] = #"["cashback"]"#
      app.launchEnvironment["enabledTogglesInfo"] = #"{"cashback": {"percent": 9}}"#
      app.launch()
      #expect(app.staticTexts["percent"].label == "9")
    }
  }

  @Test func `a toggle cannot be switched after the launch`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.tunnel.toggles.enable("cashback")
    }
    #expect(
      failures == [
        "Failed to enable cashback: The app runs, and has read its toggles: switch them before "
          + "launch(), or after terminate()."
      ])
  }

  @Test func `unknown toggles fail with the nearest, all at once`() {
    let failures = MarketApp.run { app in app.tunnel.toggles.disable("cashbak", "other") }
    #expect(
      failures == [
        "Failed to disable cashbak, other: There is no toggle \"cashbak\"; the nearest is "
          + "\"cashback\". There is no toggle \"other\"."
      ])
  }

  @Test func `an unknown toggle of the environment ends the launch`() {
    let failures = MarketApp.run { app in
      app.launchEnvironment["enabledToggles"] = "cashbak"
      app.launch()
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "Market crashed: Fatal error: the variable \"enabledToggles\": there is no toggle "
          + "\"cashbak\"; the nearest is \"cashback\"") == true)
  }

  @Test func `an app without toggles says so`() {
    var definition = MarketApp.definition
    definition.toggles = nil
    let failures = MarketApp.run(of: definition) { app in app.tunnel.toggles.enable("cashback") }
    #expect(failures == ["Failed to enable cashback: The app declares no toggles."])
  }
}
