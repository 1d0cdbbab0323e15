public import SimulatedApp
public import Testing

/// Gives a test of Swift Testing a session with a simulated app: `@Test(.simulatedApp("Shop"))`.
///
/// Elements and waits go by virtual time, and so do dates, sleeps and tasks of the test's own
/// code, on the main actor too; when all tasks are asleep, time moves on. Each case of a
/// parameterised test has a session of its own, and tests may run side by side. The log of a case
/// is printed whole at its end. A failure of a call is an issue at its line; the test goes on,
/// unless the trait says otherwise: calls then do nothing any more, and the task is cancelled.
public struct SimulatedAppTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is simulated, and how.
  let setting: SimulatedAppSetting
  /// Whether a test goes on after a failure.
  let continuesAfterFailure: Bool

  /// Tests of the suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a case of a test in a session of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let session = try setting.session()
    ActivityLogPrinter.attach(to: session, isWhole: true)
    session.testWillStart(name: TestingNames.next(for: test), module: TestingNames.module(of: test))
    let runner = TestingRunner(session)
    defer { session.testDidFinish() }
    try await SessionContext.$continuesAfterFailure.withValue(continuesAfterFailure) {
      try await SessionContext.$failures.withValue(IssueSink(test)) {
        try await SessionContext.$current.withValue(session) {
          try await runner.run {
            try await function()
            Automation.tellNetworkFaults()
          }
        }
      }
    }
  }
}

extension Trait where Self == SimulatedAppTrait {
  /// A session with an app in a folder of `Screens`, by name or by path; the usual app without one.
  ///
  /// `route` names the coordinator to start, `arguments` are given to every launch, `seed` decides
  /// every draw, `device` names the device and `variant` a variant of the app. What is left out is
  /// as the environment says.
  public static func simulatedApp(
    _ name: String? = nil, route: String? = nil, arguments: [String] = [], seed: UInt64? = nil,
    device: String? = nil, variant: String? = nil, continueAfterFailure: Bool = true
  ) -> Self {
    SimulatedAppTrait(
      setting: SimulatedAppSetting(
        source: .named(name), route: route, arguments: arguments, seed: seed, device: device,
        variant: variant),
      continuesAfterFailure: continueAfterFailure)
  }

  /// A session with an app made in Swift.
  public static func simulatedApp(
    _ definition: AppDefinition, route: String? = nil, arguments: [String] = [],
    seed: UInt64? = nil, device: String? = nil, variant: String? = nil,
    continueAfterFailure: Bool = true
  ) -> Self {
    SimulatedAppTrait(
      setting: SimulatedAppSetting(
        source: .made(definition), route: route, arguments: arguments, seed: seed,
        device: device, variant: variant),
      continuesAfterFailure: continueAfterFailure)
  }
}
