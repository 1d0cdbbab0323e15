package import SimulatedApp
public import XCUIAutomation

/// Reaches into an app beside its screens: get one from `XCUIApplication.tunnel`.
///
/// Everything that a team's own test support does behind the user interface is said here, and
/// nothing that a person could do on the screen.
public struct AppTunnel {
  /// The app that the tunnel leads to.
  package let application: XCUIApplication

  /// Makes the tunnel into an app.
  package init(into application: XCUIApplication) { self.application = application }

  /// The session of the running test, aimed at the app; nil, with a failure, outside of a test.
  package var session: AppSession? { application.session }
}

extension XCUIApplication {
  /// The way into the app beside its screens.
  public var tunnel: AppTunnel { AppTunnel(into: self) }
}
