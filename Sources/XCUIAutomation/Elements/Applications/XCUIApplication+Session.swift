package import SimulatedApp

extension XCUIApplication {
  /// The session of the running test, aimed at this app.
  ///
  /// It is nil once a failure has ended the test, and outside of one, which is itself a failure.
  package var session: AppSession? { Automation.session(for: target) }

  /// Records why a call beside the screens could not be carried out, if it could not:
  /// `Failed to send addToCart: …`.
  package func report(_ failure: AutomationFailure?, of action: String, in session: AppSession) {
    Automation.report(failure, .acting(action), in: session)
  }
}
