import SimulatedApp
import Trials
import VirtualTime

/// Runs of a test with seeds of their own, as a campaign makes them, and the ways in which they
/// fail.
struct PlainRuns {
  /// Runs that fail in the same way.
  struct Way {
    /// The first of them.
    let trial: Trial
    /// Its number, counted from 1.
    let number: Int
    /// How many there are.
    var count = 1

    var failure: TestFailure? { trial.failures.first }
  }

  let count: Int
  /// The ways in which they fail, in the order in which they were seen.
  private(set) var ways: [Way] = []

  init(of test: any RepeatableTest, count: Int, from seed: Seed) {
    self.count = count
    for number in 0..<count {
      let trial = test.run(RunRequest(seed: seed.derived(number)))
      guard let failure = trial.failures.first else { continue }
      if let known = ways.firstIndex(where: { $0.failure?.identity == failure.identity }) {
        ways[known].count += 1
      } else {
        ways.append(Way(trial: trial, number: number + 1))
      }
    }
  }

  /// How often they fail in one way.
  func rate(of failure: TestFailure) -> FlakeRate {
    let way = ways.first { $0.failure?.identity == failure.identity }
    return FlakeRate(failures: way?.count ?? 0, runs: count)
  }

  /// The other ways in which they fail, the most frequent first.
  func ways(besides failure: TestFailure) -> [Way] {
    ways.filter { $0.failure?.identity != failure.identity }
      .sorted { ($1.count, $0.number) < ($0.count, $1.number) }
  }
}
