import Foundation
import TestHost
import Trials
import VirtualTime

/// Keeps the results of tests in a folder: a file a test, and the journals of its attempts.
struct ResultStore: Sendable {
  private let folder: String?
  private let setting: RunSetting

  /// The store of a folder; without one it keeps nothing.
  init(folder: String?, setting: RunSetting) {
    self.folder = folder
    self.setting = setting
  }

  /// Whether anything is kept.
  var keeps: Bool { folder != nil }

  /// Keeps what is known of a test so far; before its first attempt that is its name alone.
  func keep(_ result: TestResult) {
    guard let folder else { return }
    let content = TestResultFile.Content(setting: setting, result: result)
    ResultFolder.write(
      TestResultFile.bytes(of: content), to: Self.name(of: result.test) + TestResultFile.ending,
      in: folder)
  }

  /// Keeps the journal of an attempt; the name of its file, nil where there is no journal.
  func keep(journal: [UInt8]?, of test: String, attempt: Int) -> String? {
    guard let folder, let journal else { return nil }
    let name = "\(Self.name(of: test))-\(attempt).journal.jsonl"
    ResultFolder.write(journal, to: name, in: folder + "/" + TestResultFile.journals)
    return name
  }

  /// A name that no other test has, whatever process it runs in.
  static func name(of test: String) -> String {
    let digits = String(stableHash(Array(test.utf8)), radix: 16)
    return "\(JournalNames.plain(test))-\(digits)"
  }
}
