public import SimulatedApp
import Synchronization
import TestHost
public import Testing
import Trials
import VirtualTime

/// Gives a Swift Testing test a session with a simulated app: `@Test(.simulatedApp("Shop"))`.
///
/// Elements and waits use virtual time. So do dates, sleeps and tasks in the test's own code, also
/// on the main actor. When all tasks are asleep, time moves on.
///
/// Each case of a parameterised test has a new session, and tests may run in parallel. The log of a
/// case is printed as a whole at its end.
///
/// A failure of a call is an issue at its line, and the test continues. If the trait does not allow
/// that, later calls do nothing and the task is cancelled. If a suite and its test both have the
/// trait, only the trait of the test counts.
public struct SimulatedAppTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings of the session.
  let setting: SimulatedAppSetting
  let continuesAfterFailure: Bool
  /// A number that distinguishes the trait from others of the same test.
  private let number = Self.made.add(1, ordering: .relaxed).newValue
  private static let made = Atomic(0)

  /// Always true: the tests of a suite inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a case of a test in a new session.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase, isInnermost(of: test) else { return try await function() }
    // No copy of the function outlives this call, because the call awaits each task that runs one.
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

  /// Whether this trait is the innermost one of the test; a test's trait is inside its suite's.
  private func isInnermost(of test: Test) -> Bool {
    let nearest = test.traits.lazy.compactMap { $0 as? SimulatedAppTrait }.last
    return nearest.map { $0.number == number } ?? true
  }

  private func attempt(
    _ testCase: Test.Case, of test: Test, named name: String,
    _ request: TestingResults.Request, _ function: @escaping @Sendable () async throws -> Void
  ) async -> TestingResults.Attempt {
    let session: AppSession
    do {
      session = try setting.session(request)
      ActivityLogPrinter.attach(to: session, isWhole: true)
      session.testWillStart(
        name: TestingNames.journalName(name), module: TestingNames.module(of: test))
      if let refusal = session.replayRefusal {
        throw SimulatedAppSetting.Fault(description: refusal)
      }
    } catch {
      let place = test.sourceLocation
      let message = "Caught error: \(error)"
      let failure = TestFailure(
        message: message, file: place.fileName, line: place.line,
        reason: FailureReason(.error, message: message))
      let record = TrialRecord(test: name, seed: request.seed ?? 1, failures: [failure])
      return TestingResults.Attempt(record: record, journal: nil, error: error)
    }
    let attempt = TestingAttempt(test, in: session, request.manner)
    let error = await attempt.perform(testCase) { try await host(test, in: session, function) }
    session.testDidFinish()
    let ending = TrialEnding(session)
    let record = ending.record(
      of: name, session.device.choices.seed, attempt.failures, skipReason: attempt.skipReason)
    return TestingResults.Attempt(record: record, journal: ending.journal, error: error)
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
  /// A session with the app in a folder of `Screens`, by name or path; nil is the standard app.
  ///
  /// `route` names the coordinator to start, and `arguments` are passed to every launch. `seed`
  /// decides every random choice. `device` names the device, and `variant` names a variant of the
  /// app. The environment decides what you leave out.
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
