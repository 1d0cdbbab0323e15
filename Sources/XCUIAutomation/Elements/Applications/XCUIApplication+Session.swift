package import SimulatedApp

extension XCUIApplication {
  /// The session of the running test, directed at this app.
  ///
  /// It is nil after a failure that ended the test. Outside of a test it is nil and reports a
  /// failure.
  nonisolated package var session: AppSession? { Automation.session(for: target) }

  /// Reports why an action that is not on an element failed, if it did: `Failed to send addToCart:
  /// …`.
  nonisolated package func report(
    _ failure: AutomationFailure?, of action: String, in session: AppSession
  ) {
    Automation.report(failure, .acting(action), in: session)
  }
}
