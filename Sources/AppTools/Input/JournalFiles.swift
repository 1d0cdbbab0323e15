import CommandLineTool
import Foundation

/// The journals that are passed to a command: files, and folders of files.
package enum JournalFiles {
  /// The ending of the names of journals.
  package static let ending = ".journal.jsonl"
  /// The folder of recorded results that holds their journals.
  private static let resultsFolder = "journals"
  /// The most journals of one command.
  static let limit = 10_000

  /// The journals at some paths, each once: files in the given order, and those of folders sorted
  /// by name.
  ///
  /// Prints an error and returns nil if there are none.
  ///
  /// For a folder of recorded results, or of such folders, it returns the journals of the results.
  package static func files(of paths: [String]) -> [String]? {
    var known: Set<String> = []
    let files = paths.flatMap { InputFile.isFolder($0) ? journals(in: $0) : [$0] }
      .filter { known.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    guard !files.isEmpty else {
      Console.error("Error: there are no journals (*\(ending)) in \(paths.joined(separator: ", "))")
      return nil
    }
    if let refusal = refusal(of: files.count) {
      Console.error("Error: \(refusal)")
      return nil
    }
    return files
  }

  /// Why a command cannot take so many journals; nil if it can.
  static func refusal(of count: Int) -> String? {
    count <= limit
      ? nil : "\(count) journals; the limit is \(limit). Name fewer folders or files at a time"
  }

  /// The name of a run: its journal's name without the ending.
  package static func name(of journal: String) -> String {
    let file = URL(fileURLWithPath: journal).lastPathComponent
    return file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
  }

  private static func journals(in folder: String) -> [String] {
    let own = names(in: folder) + names(in: folder + "/" + resultsFolder)
    guard own.isEmpty else { return sorted(own) }
    let inner = content(of: folder).map { folder + "/" + $0 }.filter(InputFile.isFolder)
    return sorted(inner.flatMap { names(in: $0) + names(in: $0 + "/" + resultsFolder) })
  }

  /// The paths of the journals that lie in a folder itself.
  package static func names(in folder: String) -> [String] {
    content(of: folder).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
  }

  private static func content(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Sorts files by name, and those with the same name by folder.
  private static func sorted(_ files: [String]) -> [String] {
    files.map { (URL(fileURLWithPath: $0).lastPathComponent, $0) }.sorted { $0 < $1 }.map(\.1)
  }
}
