import Foundation
package import TestFailures
import Trials

/// Adds trials whose process crashed to the file of a campaign, where the next process continues.
///
/// A test makes its trials in order, so the one that crashed is the first that the file lacks.
package struct CrashedTrials: CrashRecording {
  private let file: String

  /// How many trials of a test may end their process before the others are left out: each starts
  /// the tests again.
  package static let limit = 10

  /// Records crashes in the folder of a campaign.
  package init(folder: String) { file = folder + "/" + ResultFolder.trials }

  /// Records that the process crashed in a trial of a test; false if no further trial follows.
  package func add(_ crash: TestFailure, in test: String) -> Bool {
    guard let content = try? TrialFile.read(atPath: file), let plan = content.plan else {
      return false
    }
    let own = content.records.filter { $0.test == test }
    let known = Set(own.map(\.seed))
    let seeds = plan.shard.trials(of: plan.trials).lazy.map(plan.seed)
    guard let seed = seeds.first(where: { !known.contains($0) }) else { return false }
    let record = TrialRecord(test: test, seed: seed, failures: [crash])
    guard write(TrialFile.line(of: record), after: content) else { return false }
    return own.count(where: \.endedItsProcess) + 1 < Self.limit
  }

  /// Records that the run has ended, if its last process crashed and could not do so.
  package func end() {
    guard let content = try? TrialFile.read(atPath: file), !content.isFinished,
      content.records.last?.endedItsProcess == true
    else { return }
    _ = write(TrialFile.end, after: content)
  }

  /// Appends a line after the whole lines of the file; false if that fails, as on a full disk.
  ///
  /// Then the run has no end, and the tool says why.
  private func write(_ line: [UInt8], after content: TrialFile.Content) -> Bool {
    guard let handle = FileHandle(forUpdatingAtPath: file) else { return false }
    defer { try? handle.close() }
    do {
      try handle.truncate(atOffset: UInt64(content.wholeBytes))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(line))
    } catch {
      return false
    }
    return true
  }
}
