import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Commands through the tunnel") struct SendingTests {
  @Test func `a command acts on the front screen`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.tunnel.send("addToCart", ["sku": 1])
      app.tunnel.send("addToCart", ["sku": 2])
      #expect(app.staticTexts["count"].label == "2")
    }
    #expect(failures == [])
  }

  @Test func `a universal link opens its screen with all its parameters`() {
    MarketApp.run { app in
      app.launch()
      app.tunnel.open("https://market.example/product/42?utm=1&from=spring%20mail")
      #expect(app.staticTexts["product"].label == "42")
      #expect(app.staticTexts["source"].label == "spring mail")
    }
  }

  @Test func `an unknown link of the web goes to Safari`() {
    MarketApp.run { app in
      app.launch()
      app.tunnel.open("https://market.example/help")
      #expect(
        XCUIApplication(bundleIdentifier: "com.apple.mobilesafari").state == .runningForeground)
    }
  }

  @Test func `an unknown command fails with the nearest`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.tunnel.send("addToCrat", ["sku": 1])
    }
    #expect(
      failures == [
        "Failed to send addToCrat: There is no command \"addToCrat\"; the known commands are "
          + "addToCart, openLink, raise; the nearest is \"addToCart\"."
      ])
  }

  @Test func `a command before the launch fails`() {
    let failures = MarketApp.run { app in app.tunnel.send("addToCart", ["sku": 1]) }
    #expect(
      failures == [
        "Failed to get matching snapshot: Application com.example.market is not running"
      ])
  }
}
