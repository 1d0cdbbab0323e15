import Foundation
import Synchronization
import VirtualTime

/// Distributes the runs of a campaign over threads; the results do not depend on the threads.
///
/// Runs are handed out in chunks, flow by flow. A flow stops at its failure limit: runs after the
/// one that reaches it are dropped, even if a fast thread has already made them.
final class WorkSplit: Sendable {
  private struct Progress {
    var next = 0
    var finished = 0
    /// The trials of each flow.
    var trials: [TrialLog]
    /// For each flow with a failure limit, the first runs that failed, in ascending order.
    var failures: [[Int]]
  }

  private let flows: Int
  private let runs: Int
  private let failureLimit: Int?
  private let report: @Sendable (Int) -> Void
  private let progress: Mutex<Progress>

  /// The number of runs that a thread takes at a time.
  private static let chunk = 8

  init(
    flows: Int, runs: Int, firstSeed: Seed, failureLimit: Int?,
    progress: @escaping @Sendable (Int) -> Void
  ) {
    self.flows = flows
    self.runs = runs
    self.failureLimit = failureLimit
    report = progress
    self.progress = Mutex(
      Progress(
        trials: Array(repeating: TrialLog(firstSeed: firstSeed), count: flows),
        failures: Array(repeating: [], count: flows)))
  }

  /// Makes all runs and returns when the last one is finished.
  func run(threads: Int, _ work: @Sendable (_ flow: Int, _ run: Int) -> Trial) {
    guard threads > 1 else { return takeChunks(work) }
    DispatchQueue.concurrentPerform(iterations: threads) { _ in takeChunks(work) }
  }

  /// The trials of each flow, in order, up to its failure limit.
  func trials() -> [TrialLog] {
    progress.withLock { progress in
      (0..<flows).map { flow in
        var log = progress.trials[flow]
        if let last = lastRun(of: flow, progress) { log.cut(to: last + 1) }
        return log
      }
    }
  }

  private func takeChunks(_ work: (_ flow: Int, _ run: Int) -> Trial) {
    while let (flow, span) = takeChunk() {
      let made = span.map { ($0, work(flow, $0)) }
      finish(flow, made)
    }
  }

  private func takeChunk() -> (flow: Int, runs: Range<Int>)? {
    progress.withLock { progress in
      while progress.next < flows * runs {
        let flow = progress.next / runs
        let first = progress.next % runs
        if let last = lastRun(of: flow, progress), first > last {
          progress.finished += runs - first
          progress.next = (flow + 1) * runs
          continue
        }
        let end = min(first + Self.chunk, runs)
        progress.next += end - first
        return (flow, first..<end)
      }
      return nil
    }
  }

  private func finish(_ flow: Int, _ made: [(run: Int, trial: Trial)]) {
    progress.withLock { progress in
      for (run, trial) in made {
        progress.trials[flow].keep(trial, of: run)
        guard let failureLimit, trial.outcome == .failed else { continue }
        let place = progress.failures[flow].firstIndex { $0 > run }
        progress.failures[flow].insert(run, at: place ?? progress.failures[flow].endIndex)
        if progress.failures[flow].count > failureLimit { progress.failures[flow].removeLast() }
      }
      progress.finished += made.count
      report(progress.finished)
    }
  }

  /// The run that reaches the failure limit, as known so far; the final one is never later.
  private func lastRun(of flow: Int, _ progress: borrowing Progress) -> Int? {
    guard let failureLimit, progress.failures[flow].count >= failureLimit else { return nil }
    return progress.failures[flow][failureLimit - 1]
  }
}
