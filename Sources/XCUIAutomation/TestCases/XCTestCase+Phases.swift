import Foundation
import SimulatedApp
import TestHost

/// Code that runs after the body of a test.
enum TeardownBlock {
  /// Code that runs on the thread of the test.
  case plain(() -> Void)
  /// Code that runs in a task.
  case asynchronous(@isolated(any) @Sendable () async throws -> Void)
}

extension XCTestCase {
  /// Runs set-up, body and tear-down; the body runs only if the set-up succeeds.
  func runPhases() {
    isOver = false
    hosted?.session.beginPhase("Set Up")
    let isReady = setUpSucceeds()
    hosted?.session.closeSteps()
    if isReady, !isOver {
      body { [self] in
        try testClosure(self)
        hosted?.checkAllowance()
        AppSession.reportNetworkFaultsOfCurrentTest()
      }
    }
    measuring = nil
    expectations.failIfUnwaited(in: self)
    hosted?.session.resume()
    hosted?.session.beginPhase("Tear Down")
    isOver = false
    runTeardownBlocks()
    body { [self] in tearDown() }
    body { [self] in try tearDownWithError() }
    phase { [self] in try await tearDown() }
    body { [self] in try awaitCompletion("tearDown") { tearDown(completion: $0) } }
    body { AppSession.reportNetworkFaultsOfCurrentTest() }
    body { [self] in report(expectedFailures.endAll()) }
  }

  private func setUpSucceeds() -> Bool {
    if repeatsClassSetUp, !body({ Self.setUp() }) { return false }
    let isReady = body { [self] in try awaitCompletion("setUp") { setUp(completion: $0) } }
    guard isReady, !isOver else { return false }
    guard phase({ [self] in try await setUp() }), !isOver else { return false }
    guard body({ [self] in try setUpWithError() }), !isOver else { return false }
    return body { [self] in setUp() }
  }

  /// Runs synchronous code of the test; false if it threw or a failure ended it.
  @discardableResult
  private func body(_ body: @escaping () throws -> Void) -> Bool {
    var thrown: (any Error)?
    let wasLeft = AbandonableBody.run {
      do { try body() } catch { thrown = error }
    }
    if let thrown { ErrorRelay.judge(thrown, of: self) }
    return !wasLeft && thrown == nil
  }

  /// Runs asynchronous code of the test; false if it threw.
  @discardableResult
  private func phase(_ operation: @escaping () async throws -> Void) -> Bool {
    let thrown = AsyncBody(operation).run()
    if let thrown { ErrorRelay.judge(thrown, of: self) }
    return thrown == nil
  }

  /// Runs a phase that calls a handler at its end, and waits for the call in virtual time.
  private func awaitCompletion(
    _ phase: String, _ start: (@escaping ((any Error)?) -> Void) -> Void
  ) throws {
    let end = CompletionCall()
    start(end.call)
    if end.isOver { return try end.result() }
    let result = XCTWaiter().wait(for: [end.expectation], timeout: executionTimeAllowance)
    guard result == .completed else {
      return fail("\(phase)(completion:) did not call its handler.")
    }
    try end.result()
  }

  private func runTeardownBlocks() {
    while let block = teardownBlocks.popLast() {
      switch block {
      case .plain(let block): body(block)
      case .asynchronous(let block): phase { try await block() }
      }
    }
  }
}
