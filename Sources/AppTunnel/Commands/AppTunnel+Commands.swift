public import SimulatedApp
import XCUIAutomation

extension AppTunnel {
  /// Sends the running app a command of its app file, and returns when the app is idle.
  ///
  /// ```swift
  /// app.tunnel.send("addToCart", ["sku": 1])
  /// app.tunnel.send("openLink", ["link": "https://shop.example/product/1"])
  /// ```
  ///
  /// Every app has `openLink`, with a `link`, and `raise`, with an `event` and `data`. The test
  /// fails if the app does not have the command, if the command does not have one of the
  /// parameters, or if nothing on the front screen handles the event.
  public func send(_ command: String, _ parameters: [String: StateValue] = [:]) {
    guard let session else { return }
    application.report(
      session.perform(.send(command, parameters)), of: "send \(command)", in: session)
  }

  /// Opens a link inside the running app, as its own link directory does; a web link that the app
  /// does not handle opens in the browser.
  public func open(_ link: String) { send("openLink", ["link": .string(link)]) }
}
