package import SimulatedApp

extension XCUIApplication {
  /// Records why a call beside the screens could not be carried out, if it could not:
  /// `Failed to send addToCart: …`.
  package func report(_ failure: AutomationFailure?, of action: String, in session: AppSession) {
    Automation.report(failure, .acting(action), in: session)
  }
}
