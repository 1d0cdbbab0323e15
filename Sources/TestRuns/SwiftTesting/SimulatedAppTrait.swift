public import SimulatedApp
import Synchronization
import TestHost
public import Testing
import Trials
import VirtualTime

/// Gives a test of Swift Testing a session with a simulated app: `@Test(.simulatedApp("Shop"))`.
///
/// Elements and waits go by virtual time, and so do dates, sleeps and tasks of the test's own
/// code, on the main actor too; when all tasks are asleep, time moves on. Each case of a
/// parameterised test has a session of its own, and tests may run side by side. The log of a case
/// is printed whole at its end. A failure of a call is an issue at its line; the test goes on,
/// unless the trait says otherwise: calls then do nothing any more, and the task is cancelled.
/// Where a suite and its test both have the trait, that of the test counts alone.
public struct SimulatedAppTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is simulated, and how.
  let setting: SimulatedAppSetting
  /// Whether a test goes on after a failure.
  let continuesAfterFailure: Bool
  /// Tells it from other traits of a test.
  private let number = Self.made.add(1, ordering: .relaxed).newValue
  private static let made = Atomic(0)

  /// Tests of the suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a case of a test in a session of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase, isInnermost(of: test) else { return try await function() }
    // No copy of what is to be performed outlives this call: each is run by a task that it awaits.
    try await withoutActuallyEscaping(function) { function in
      let name = TestingNames.name(of: testCase, of: test)
      let attempt = { (request: TestingResults.Request) in
        await self.attempt(testCase, of: test, named: name, request, function)
      }
      guard let results = TestingResults.ofThisProcess else {
        if let error = await attempt(TestingResults.Request()).error { throw error }
        return
      }
      try await results.run(name, of: test, from: setting.seed.map { Seed($0) }, attempt: attempt)
    }
  }

  /// Whether no other such trait stands nearer to a test, as its own does than that of its suite.
  private func isInnermost(of test: Test) -> Bool {
    let nearest = test.traits.lazy.compactMap { $0 as? SimulatedAppTrait }.last
    return nearest.map { $0.number == number } ?? true
  }

  private func attempt(
    _ testCase: Test.Case, of test: Test, named name: String,
    _ request: TestingResults.Request, _ function: @escaping @Sendable () async throws -> Void
  ) async -> TestingResults.Attempt {
    let session: AppSession
    do { session = try setting.session(request) } catch {
      let place = test.sourceLocation
      let message = "Caught error: \(error)"
      let failure = TestFailure(
        message: message, file: place.fileName, line: place.line,
        reason: FailureReason(.error, message: message))
      let record = TrialRecord(test: name, seed: request.seed ?? 1, failures: [failure])
      return TestingResults.Attempt(record: record, journal: nil, error: error)
    }
    ActivityLogPrinter.attach(to: session, isWhole: true)
    session.testWillStart(
      name: TestingNames.journalName(name), module: TestingNames.module(of: test))
    let attempt = TestingAttempt(test, in: session, request.manner)
    let error = await attempt.perform(testCase) { try await host(test, in: session, function) }
    session.testDidFinish()
    let record = TrialRecord(
      test: name, seed: session.device.choices.seed, failures: attempt.failures,
      skipReason: attempt.skipReason, nanoseconds: session.nowNanoseconds)
    return TestingResults.Attempt(
      record: record, journal: session.device.journal?.bytes, error: error)
  }

  private func host(
    _ test: Test, in session: AppSession, _ function: @Sendable () async throws -> Void
  ) async throws {
    let runner = TestingRunner(session)
    try await SessionContext.$continuesAfterFailure.withValue(continuesAfterFailure) {
      try await SessionContext.$failures.withValue(IssueSink(test)) {
        try await SessionContext.$current.withValue(session) {
          try await runner.run {
            try await function()
            AppSession.reportNetworkFaultsOfCurrentTest()
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
