import Foundation
import Glibc
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

  private let known: [Key: TrialRecord]
  private let descriptor: Int32
  /// Why trials cannot be saved, in one sentence; nil if they can be, or need not be.
  let fault: String?

  /// Makes the store of a folder; without a folder it saves nothing.
  init(folder: String?, plan: CampaignPlan) {
    guard let folder else {
      (known, descriptor, fault) = ([:], -1, nil)
      return
    }
    let path = folder + "/" + ResultFolder.trials
    do {
      let content = try Self.content(of: path, for: plan)
      descriptor = try Self.open(path, keeping: content.wholeBytes)
      let pairs = content.records.map { (Key(test: $0.test, seed: $0.seed), $0) }
      known = Dictionary(pairs) { first, _ in first }
      fault = nil
      if content.plan == nil { write(TrialFile.head(of: plan)) }
    } catch {
      (known, descriptor, fault) = ([:], -1, "\(path): \(error)")
    }
  }

  /// A trial that an earlier run has saved.
  func known(_ test: String, _ seed: Seed) -> TrialRecord? { known[Key(test: test, seed: seed)] }

  /// Saves a trial.
  func add(_ record: TrialRecord) { write(TrialFile.line(of: record)) }

  /// Saves that the run has ended.
  func end() { write(TrialFile.end) }

  private struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  private static func content(
    of path: String, for plan: CampaignPlan
  ) throws -> TrialFile.Content {
    guard let data = FileManager.default.contents(atPath: path) else { return TrialFile.Content() }
    let content = try TrialFile.read(data)
    guard content.plan == nil || content.plan == plan else {
      throw Unusable(
        description: "the file holds trials of another campaign; resume with the same settings, "
          + "or choose another folder.")
    }
    return content
  }

  /// Opens a file for appending, without the incomplete line at its end.
  private static func open(_ path: String, keeping bytes: Int) throws -> Int32 {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0, ftruncate(descriptor, off_t(bytes)) == 0 else {
      throw Unusable(description: "the file cannot be written.")
    }
    return descriptor
  }

  private func write(_ line: [UInt8]) {
    guard descriptor >= 0 else { return }
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
