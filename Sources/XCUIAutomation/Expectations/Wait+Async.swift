import Foundation
import TestHost

extension Wait {
  /// Waits in a task, which is suspended until the verdict.
  mutating func runInTask() async -> WaitVerdict {
    while true {
      let met = expectations.count(where: \.isFulfilled)
      if let verdict = verdict() { return verdict }
      if isDue, let verdict = finalVerdict() { return verdict }
      await suspend(met: met)
      pollIfDue()
    }
  }

  private mutating func suspend(met: Int) async {
    switch clock {
    case .hosted(let test) where test.drivesJobs:
      test.graceMilliseconds = takeAllGrace()
      await Suspension().run(on: test, until: nextStop, expectations: expectations, met: met)
      noteJump()
    case .hosted, .session:
      await Task.yield()
      if rests() { return }
      clock.pass(to: nextStop)
      noteJump()
    case .real:
      await Task.yield()
      clock.pass(to: nextStop)
    }
  }

  private mutating func takeAllGrace() -> Int {
    var milliseconds = 0
    while takeGrace() { milliseconds += 1 }
    return milliseconds
  }
}

/// A task that sleeps until an instant or until an expectation is fulfilled.
///
/// It is Sendable although it changes: the continuation is taken once, under the lock.
private final class Suspension: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, Never>?

  /// Sleeps until `instant`, or until more than `met` of the expectations are fulfilled.
  func run(
    on test: HostedTest, until instant: Int64, expectations: [XCTestExpectation], met: Int
  ) async {
    let entry = test.timeline.add(at: instant) { [self] in resume() }
    await withCheckedContinuation { continuation in
      lock.withLock { self.continuation = continuation }
      for expectation in expectations { expectation.observe { [self] in resume() } }
      if expectations.count(where: \.isFulfilled) > met { resume() }
      test.scheduleTurn()
    }
    for expectation in expectations { expectation.observe(nil) }
    test.timeline.withdraw(entry)
  }

  private func resume() {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    continuation?.resume()
  }
}
