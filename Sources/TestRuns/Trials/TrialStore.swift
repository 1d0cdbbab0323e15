import CTestHost
import Foundation
import Glibc
import OutputFiles
import Synchronization
import Trials
import VirtualTime

/// Saves the trials of a campaign in a file as they end, and reads those that it already holds.
///
/// It is Sendable because the file is only appended to, a whole line at a time.
final class TrialStore: Sendable {
  private struct Key: Hashable {
    let test: String
    let seed: Seed
  }

  private let path: String
  private let known: [Key: TrialRecord]
  private let descriptor: Int32
  /// Whether the file ends with the end of a run.
  private let isEnded: Atomic<Bool>
  /// Why trials cannot be saved, in one sentence; nil if they can be, or need not be saved.
  let fault: String?

  /// Makes the store of a folder; without a folder it saves nothing.
  init(folder: String?, plan: CampaignPlan) {
    path = "\(folder ?? "")/\(ResultFolder.trials)"
    guard folder != nil else {
      (known, descriptor, fault) = ([:], -1, nil)
      isEnded = Atomic(false)
      return
    }
    do {
      let (file, content) = try Self.opened(path, for: plan)
      descriptor = file
      isEnded = Atomic(content.isFinished)
      let pairs = content.records.map { (Key(test: $0.test, seed: $0.seed), $0) }
      known = Dictionary(pairs) { first, _ in first }
      fault = nil
      if content.plan == nil { write(TrialFile.head(of: plan)) }
    } catch {
      (known, descriptor, fault) = ([:], -1, "\(path): \(error)")
      isEnded = Atomic(false)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A trial that an earlier run has saved.
  func known(_ test: String, _ seed: Seed) -> TrialRecord? { known[Key(test: test, seed: seed)] }

  /// Saves a trial.
  ///
  /// A trial that cannot be saved would be missing, so the process ends.
  func add(_ record: TrialRecord) {
    isEnded.store(false, ordering: .relaxed)
    write(TrialFile.line(of: record))
  }

  /// Saves that the run has ended.
  func end() {
    guard !isEnded.exchange(true, ordering: .relaxed) else { return }
    write(TrialFile.end)
  }

  private struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  private static func content(
    of path: String, for plan: CampaignPlan
  ) throws -> TrialFile.Content {
    guard let content = try TrialFile.read(atPath: path) else { return TrialFile.Content() }
    guard let other = content.plan, let words = plan.words(unlike: other) else { return content }
    throw Unusable(description: words)
  }

  /// Opens a file without the incomplete line at its end, and reads it.
  private static func opened(
    _ path: String, for plan: CampaignPlan
  ) throws -> (Int32, TrialFile.Content) {
    let descriptor = try open(path)
    do {
      let content = try content(of: path, for: plan)
      try cut(descriptor, to: content.wholeBytes)
      return (descriptor, content)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Opens a file for appending, and keeps other processes from appending to it.
  private static func open(_ path: String) throws -> Int32 {
    try OutputFolder.make((path as NSString).deletingLastPathComponent)
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Unusable(description: FileFault.words(of: errno)) }
    // A process whose tool was killed may take a moment to end.
    for _ in 0..<100 {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
        return descriptor
      }
      test_host_real_sleep(50_000_000)
    }
    throw Unusable(description: "another run is using the file.")
  }

  /// Removes the incomplete line at the end.
  private static func cut(_ descriptor: Int32, to bytes: Int) throws {
    // A device or a pipe has nothing to remove.
    guard ftruncate(descriptor, off_t(bytes)) != 0, errno != EINVAL else { return }
    throw Unusable(description: FileFault.words(of: errno))
  }

  private func write(_ line: [UInt8]) {
    guard descriptor >= 0 else { return }
    let code = Descriptor.write(line, to: descriptor)
    guard code != 0 else { return }
    ResultFolder.end(for: FileFault(path, code))
  }
}
