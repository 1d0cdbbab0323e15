import Foundation
import TestHost
import Trials
import VirtualTime

/// Saves the results of tests in a folder: a file for each test, and the journals of its attempts.
///
/// A result that cannot be saved would be missing, so the process ends.
struct ResultStore: Sendable {
  private let folder: String?
  private let setting: RunSetting

  /// Makes the store of a folder; without a folder it saves nothing.
  init(folder: String?, setting: RunSetting) {
    self.folder = folder
    self.setting = setting
  }

  /// Whether results are saved.
  var keeps: Bool { folder != nil }

  /// Saves the result of a test so far, and the seed of the attempt that begins, if one does.
  func keep(_ result: TestResult, running seed: Seed? = nil) {
    guard let folder else { return }
    let content = TestResultFile.Content(setting: setting, result: result, running: seed)
    ResultFolder.keep(
      TestResultFile.bytes(of: content), in: Self.name(of: result.test) + TestResultFile.ending,
      of: folder)
  }

  /// The saved result of a test; nil if there is none.
  func kept(_ test: String) -> TestResult? {
    let path = "\(folder ?? "")/\(Self.name(of: test))\(TestResultFile.ending)"
    guard folder != nil, let bytes = FileManager.default.contents(atPath: path) else { return nil }
    return (try? TestResultFile.read(bytes))?.result
  }

  /// Saves the journal of an attempt; returns the name of its file, or nil without a journal.
  func keep(journal: [UInt8]?, of test: String, attempt: Int) -> String? {
    guard let folder, let journal else { return nil }
    let name = "\(Self.name(of: test))-\(attempt).journal.jsonl"
    ResultFolder.keep(journal, in: name, of: folder + "/" + TestResultFile.journals)
    return name
  }

  /// A file name that no other test has, in any process.
  static func name(of test: String) -> String {
    "\(JournalNames.plain(test))-\(stableDigits(of: test))"
  }
}
