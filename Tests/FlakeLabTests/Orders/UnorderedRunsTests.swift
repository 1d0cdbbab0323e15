import SimulatedApp
import Synchronization
import Testing
import Trials
import VirtualTime

@testable import EventOrders

@Suite("Runs with sets in other orders") struct UnorderedRunsTests {
  /// A test whose runs end as a closure says, which gets the round and the number of the run.
  private final class Ending: RepeatableTest, Sendable {
    let name = "T.C/testIt"
    let timing = AutomationTiming.zero
    let unseededDraws: UInt64 = 0
    let canBeUnordered = true
    private let fails: @Sendable (_ round: Int?, _ number: Int) -> Bool
    private let runs = Mutex(0)

    init(failing fails: @escaping @Sendable (Int?, Int) -> Bool) { self.fails = fails }

    func run(_ request: RunRequest) -> Trial {
      let number = runs.withLock {
        $0 += 1
        return $0
      }
      let failure = TestFailure(message: "no", file: "C.swift", line: 1)
      return Trial(
        seed: request.seed, failures: fails(request.unorderedRound, number) ? [failure] : [],
        duration: .zero)
    }
  }

  private func runs(of test: Ending) -> UnorderedRuns {
    UnorderedRuns(of: test, seed: 1) { $0.trial.failures.isEmpty }
  }

  @Test func `an order that decides is a gap`() {
    let found = runs(of: Ending { round, _ in round == 2 || round == 5 })
    #expect(found.repeats)
    #expect(
      found.gap == "it depends on the order of a set or dictionary; it fails in 2 of 8 orders")
  }

  @Test func `a test that ends otherwise in the usual order too does not depend on it`() {
    let found = runs(of: Ending { _, number in number % 2 == 0 })
    #expect(!found.repeats)
    #expect(found.gap == nil)
  }

  @Test func `a test that takes one course has no gap`() {
    let found = runs(of: Ending { _, _ in false })
    #expect(found.repeats)
    #expect(found.gap == nil)
  }
}
