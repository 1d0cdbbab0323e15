import Foundation
import ModelDrafting
import Synchronization
import TestFailures

/// Reads the sources of tests, each file once.
enum SourceLines {
  private static let files = Mutex<[String: [Substring]]>([:])
  /// The texts of the files in folders.
  private static let folders = Mutex<[String: SourceTexts]>([:])

  /// The line of a failure with the one after it; empty if the file cannot be read.
  static func text(at failure: TestFailure) -> String {
    SourceTexts.lines(of: lines(of: failure.file), from: failure.line, 2).joined(separator: "\n")
  }

  /// The texts of the suite that a test may have compared with its last reading, the likeliest
  /// first.
  static func texts(for run: ScriptRun) -> [String] {
    guard let failure = run.failure else { return [] }
    return texts(in: folder(of: failure.file)).texts(near: failure, reading: run.readers)
  }

  /// The folder of the target that a file belongs to, else the one that it is in.
  private static func folder(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let tests = parts.lastIndex(of: "Tests"), tests + 2 < parts.count else {
      return (file as NSString).deletingLastPathComponent
    }
    return parts[...(tests + 1)].joined(separator: "/")
  }

  /// The texts of the Swift files in a folder, which is read once.
  private static func texts(in folder: String) -> SourceTexts {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = all.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    let texts = SourceTexts(paths.prefix(filesRead).map { ($0, lines(of: $0)) })
    folders.withLock { $0[folder] = texts }
    return texts
  }

  /// The most files whose texts are tried.
  private static let filesRead = 300

  private static func lines(of file: String) -> [Substring] {
    files.withLock { files in
      if let known = files[file] { return known }
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      files[file] = lines
      return lines
    }
  }
}
