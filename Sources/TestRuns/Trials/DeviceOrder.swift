package import SimulatedApp
package import TestHost

/// What a test requires of its device.
package struct DeviceOrder {
  let testClass: any HostedTrialCase.Type
  /// The app under test.
  let choice: AppChoice
  /// The virtual time of the test's steps; nil uses the environment's setting.
  let timing: AutomationTiming?
  /// The arguments of each launch before those of the test.
  let arguments: [String]
  /// Which tests share the device; nil if the class does not say.
  let life: DeviceLife?
  /// The settings of a trial; nil outside of campaigns and results.
  let trial: TrialSetting?

  /// Makes an order.
  package init(
    _ testClass: any HostedTrialCase.Type, _ choice: AppChoice, timing: AutomationTiming?,
    arguments: [String] = [], life: DeviceLife?, trial: TrialSetting? = nil
  ) {
    self.testClass = testClass
    self.choice = choice
    self.timing = timing
    self.arguments = arguments
    self.life = life
    self.trial = trial
  }

  /// Whether the test runs for its own result, and not as one of many trials.
  var isForResult: Bool { trial?.isRecorded ?? true }

  /// Makes a session with a new device; nil if there is no app.
  func makeSession() -> AppSession? {
    .session(for: choice, timing: timing, arguments: arguments, trial: trial)
  }

  /// Whether a device that was made for another order is suitable for this one.
  func isServed(byDeviceOf other: DeviceOrder) -> Bool {
    arguments == other.arguments && timing == other.timing
      && Self.app(choice) == Self.app(other.choice)
  }

  /// A number that identifies the app; nil if there is no app.
  private static func app(_ choice: AppChoice) -> UInt64? {
    (try? AppUnderTest.app(for: choice))?.fingerprint.model
  }
}
