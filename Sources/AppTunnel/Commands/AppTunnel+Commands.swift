public import SimulatedApp
import XCUIAutomation

extension AppTunnel {
  /// Tells the running app to do one of the commands of its app file, and returns when it is idle.
  ///
  /// ```swift
  /// app.tunnel.send("addToCart", ["sku": 1])
  /// app.tunnel.send("openLink", ["link": "https://shop.example/product/1"])
  /// ```
  ///
  /// Every app has `openLink`, with a `link`, and `raise`, with an `event` and `data`. A command
  /// that the app does not have, parameters that are not its own, and an event that nothing on the
  /// front screen answers fail the test.
  public func send(_ command: String, _ parameters: [String: StateValue] = [:]) {
    guard let session else { return }
    application.report(
      session.perform(.send(command, parameters)), of: "send \(command)", in: session)
  }

  /// Opens a link inside the running app, as its own link directory does: one of the web that the
  /// app has no place for goes to the browser.
  public func open(_ link: String) { send("openLink", ["link": .string(link)]) }
}
