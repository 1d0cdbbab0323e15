import CommandLineTool
import Foundation
import OutputFiles
import TestReports
import TestRuns

/// The output folder of the main job: the report, and the journals of failing trials.
struct RehearsalFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Writes everything and prints its location; false if that fails.
  func write(_ report: RehearsalReport) -> Bool {
    do {
      let journals = path + "/journals"
      // Journals and causes of an earlier run would be mistaken for those of this run.
      if FileManager.default.fileExists(atPath: journals) {
        for name in try FileManager.default.contentsOfDirectory(atPath: journals)
        where name.hasSuffix(Self.ending) || name == ResultFolder.searchRecords {
          try OutputFile.remove(journals + "/" + name)
        }
      }
      try OutputFolder.make(journals)
      for first in report.flows.compactMap(\.first) {
        try write(first.journal, to: first.journalFile)
      }
      try write(Array(report.html.utf8), to: "report.html")
    } catch {
      Console.error("Error: \(ErrorWords.of(error))")
      return false
    }
    Console.out("Report:   \(path)/report.html")
    if report.flows.contains(where: { $0.first != nil }) {
      Console.out("Journals: \(path)/journals, one of each flow that failed")
      Console.out("Explain:  rehearse explain \(path)/journals")
    }
    return true
  }

  /// The name of a flow's journal, relative to the folder.
  static func journalFile(of flow: String) -> String {
    var name = ""
    for character in flow {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    if name.last == "-" { name.removeLast() }
    return "journals/\(name)\(ending)"
  }

  private static let ending = ".journal.jsonl"

  private func write(_ bytes: [UInt8], to name: String) throws {
    try OutputFile.write(bytes, to: path + "/" + name)
  }
}
