package import SimulatedApp

extension XCUIApplication {
  /// The session of the running test, aimed at this app.
  ///
  /// It is nil once a failure has ended the test, and outside of one, which is itself a failure.
  package var session: AppSession? { Automation.session(for: target) }
}
