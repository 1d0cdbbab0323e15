package import SimulatedApp
public import XCUIAutomation

/// Access to an app's state without its user interface: get one from `XCUIApplication.tunnel`.
///
/// It offers what a team's own test support does behind the user interface, and nothing that a
/// person could do on the screen.
public struct AppTunnel {
  /// The app that the tunnel leads to.
  package let application: XCUIApplication

  /// Makes the tunnel into an app.
  package init(into application: XCUIApplication) { self.application = application }

  /// The session of the running test for the app; outside a test it is nil and reports a failure.
  package var session: AppSession? { application.session }
}

extension XCUIApplication {
  /// Access to the app's state without its user interface.
  public var tunnel: AppTunnel { AppTunnel(into: self) }
}
