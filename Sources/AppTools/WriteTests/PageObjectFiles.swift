package import CommandLineTool
package import Foundation
import OutputFiles
import SimulatedApp
package import TestWriting

/// Writes the files of page objects in a folder and keeps them up to date.
package struct PageObjectFiles {
  private let folder: URL
  /// Whether to write nothing and only print what would be written.
  private let isCheck: Bool
  /// Printed before the names of files.
  private let prefix: String

  /// Makes files in a folder.
  package init(folder: URL, isCheck: Bool = false, prefix: String = "") {
    (self.folder, self.isCheck, self.prefix) = (folder, isCheck, prefix)
  }

  /// Writes files that are new or out of date; returns 1 if a check finds such files, or if a file
  /// cannot be written.
  package func write(_ pages: PageObjects) -> ExitCode {
    var isUpToDate = true
    var unchanged = 0
    for file in pages.files {
      guard let written = written(file) else { return .failure }
      if written.change == .same {
        unchanged += 1
        continue
      }
      guard isCheck || written.text.map({ write($0, to: file.name) }) ?? true else {
        return .failure
      }
      isUpToDate = isUpToDate && !isCheck
      report(written, file.name)
    }
    for name in leftOver(pages) {
      isUpToDate = isUpToDate && !isCheck
      Console.out("No longer a screen: \(name)")
    }
    if unchanged > 0 { Console.out("Up to date: \(counted(unchanged, "file"))") }
    return isUpToDate ? .success : .failure
  }

  private func report(_ written: WrittenFile, _ name: String) {
    Console.out(Self.words(for: written.change, prefix + name, isCheck: isCheck))
    for loss in written.losses { Console.out("  \(loss)") }
  }

  /// The change of a file, made or only planned, in words.
  package static func words(for change: WrittenFile.Change, _ name: String, isCheck: Bool) -> String
  {
    switch change {
    case .same: "Up to date: \(name)"
    case .made: isCheck ? "Missing: \(name)" : "Created \(name)"
    case .renewed: isCheck ? "Out of date: \(name)" : "Updated \(name)"
    case .keptEdited:
      "Not changed, since its generated part was edited by hand: \(name)\n"
        + "  To generate it again, move the edits below the end mark, and delete part and marks."
    case .keptForeign: "Not changed, since it has no generated part: \(name)"
    }
  }

  private func written(_ file: PageObjects.File) -> WrittenFile? {
    let place = folder.appendingPathComponent(file.name)
    guard FileManager.default.fileExists(atPath: place.path) else {
      return WrittenFile(file, over: nil)
    }
    guard let old = try? String(contentsOf: place, encoding: .utf8) else {
      Console.error("Error: \(place.path) cannot be read")
      return nil
    }
    return WrittenFile(file, over: old)
  }

  private func write(_ text: String, to name: String) -> Bool {
    do {
      try OutputFile.write(text, to: folder.appendingPathComponent(name).path)
      return true
    } catch {
      Console.error("Error: \(error)")
      return false
    }
  }

  /// Files with a generated part that belong to no screen.
  private func leftOver(_ pages: PageObjects) -> [String] {
    let known = Set(pages.files.map(\.name))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      guard name.hasSuffix("Page.swift"), !known.contains(name) else { return false }
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.map(WrittenFile.isWritten) ?? false
    }
  }
}
