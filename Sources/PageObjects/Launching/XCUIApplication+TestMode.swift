public import XCUIAutomation

extension XCUIApplication {
  /// Launches the app without animations and analytics, and with additional arguments.
  ///
  /// ```swift
  /// XCUIApplication().launchTestMode(customArguments: [
  ///   "-coordinatorUnderUITest", "HomeCoordinator",
  /// ])
  /// ```
  ///
  /// A `-key value` pair is a user default of the app for that run.
  public func launchTestMode(customArguments: [String] = []) {
    let usual = UITestLaunchArgument.allCases.flatMap(\.arguments) + ["-FIRDebugDisabled"]
    launchArguments = customArguments + usual
    launch()
  }
}
