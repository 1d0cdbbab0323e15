import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Storage through the tunnel") struct StoredValuesTests {
  @Test func `a default is set before the launch`() {
    let failures = MarketApp.run { app in
      app.tunnel.defaults["seenTour"] = true
      app.launch()
      #expect(!app.staticTexts["tour"].exists)
    }
    #expect(failures == [])
  }

  @Test func `an item of the keychain is set while the app runs`() {
    MarketApp.run { app in
      app.launch()
      app.tunnel.keychain["token"] = "t1"
      #expect(app.staticTexts["token"].label == "t1")
      app.tunnel.keychain["token"] = nil
      #expect(app.tunnel.keychain.names == [])
    }
  }

  @Test func `what the app has written is read`() {
    MarketApp.run { app in
      app.launch()
      app.tunnel.send("addToCart", ["sku": 7])
      #expect(app.tunnel.files["Documents/cart.json"] == ["sku": 7])
    }
  }

  @Test func `a folder is removed and comes back with a reset`() {
    MarketApp.run { app in
      app.tunnel.files["Documents/note.txt"] = "hello"
      app.tunnel.files.remove("Documents")
      #expect(app.tunnel.files.names == [])
      app.tunnel.files.reset()
      #expect(app.tunnel.files.all == ["Documents/cart.json": ["skus": []]])
    }
  }

  @Test func `an app that is deleted keeps its keychain alone`() {
    MarketApp.run { app in
      app.launch()
      app.tunnel.defaults["seenTour"] = true
      app.tunnel.keychain["token"] = "t1"
      app.tunnel.reset()
      #expect(app.state == .notRunning)
      #expect(app.tunnel.defaults.all == ["seenTour": false])
      #expect(app.tunnel.keychain.all == ["token": "t1"])
    }
  }

  @Test func `the pasteboard is set and emptied`() {
    MarketApp.run { app in
      app.tunnel.pasteboard.strings = ["promo"]
      #expect(UIPasteboard.general.string == "promo")
      app.tunnel.pasteboard.reset()
      #expect(app.tunnel.pasteboard.strings == [])
    }
  }

  @Test func `a fresh test starts afresh`() {
    MarketApp.run { app in app.tunnel.keychain["token"] = "t1" }
    MarketApp.run { app in #expect(app.tunnel.keychain.all == [:]) }
  }

  @Test func `a name that is none fails the test`() {
    let failures = MarketApp.run { app in app.tunnel.files["/etc/passwd"] = "x" }
    #expect(
      failures == [
        "Failed to set /etc/passwd of files: The name \"/etc/passwd\" of a file does not start "
          + "in the app's folder."
      ])
  }

  @Test func `everything can be removed at once`() {
    MarketApp.run { app in
      app.tunnel.defaults["other"] = 1
      app.tunnel.defaults.removeAll()
      #expect(app.tunnel.defaults.all == [:])
    }
  }
}
