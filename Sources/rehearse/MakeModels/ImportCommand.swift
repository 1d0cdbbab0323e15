import AppTools
import CommandLineTool
import Foundation
import ScreenImport
import SimulatedApp

/// `rehearse import`: makes screens from element trees that Xcode or Appium printed.
struct ImportCommand: ToolCommand {
  static let name = "import"
  static let summary = "Makes screens from trees that Xcode or Appium printed."
  static let discussion = """
    Reads what debugDescription prints, also inside logs of Xcode 7 to 27, page sources of \
    WebDriverAgent and Appium, and recordings. Reports what is missing in them, with line and \
    column. Two trees of one screen become two of its states. A file that ends inside a tree is \
    refused unless --partial is given.
    """
  static let examples = [
    "rehearse import printed.txt --output Screens/Shop", "rehearse import printed.txt --reprint",
  ]

  @Argument(
    .file(), "A text, a page source, a recording, or a folder of recordings or attachments.",
    isRequired: true)
  var files: [String]

  @Option("--output", .folder(), "Where the app's files go; needed unless --reprint is given.")
  var output: String?

  @Flag("--force", "Replaces existing files.")
  var isForced

  @Flag("--reprint", "Prints the trees as they were read, and writes no files.")
  var isReprint

  @Flag("--partial", "Imports what there is of a tree that ends early.")
  var isPartial

  func faults() -> [CommandLineFault] {
    output == nil && !isReprint ? [.missingArgument("--output FOLDER")] : []
  }

  func run() -> ExitCode {
    var reader = TreeReader(isReprint: isReprint, isPartial: isPartial || isReprint)
    for path in files { reader.readAll(path) }
    guard let output, !isReprint else { return reader.isWhole ? .success : .failure }
    guard !reader.hasCutFile else {
      Console.error("Nothing was written. --partial imports what there is.")
      return .failure
    }
    guard !reader.screens.isEmpty else {
      Console.error("Error: there is no tree to import; nothing was written.")
      return .failure
    }
    let isWritten = write(ImportedApp(reader.screens), to: output)
    return isWritten && reader.isWhole ? .success : .failure
  }

  private func write(_ app: ImportedApp, to output: String) -> Bool {
    for note in app.notes {
      Console.error((note.origin.isEmpty ? "" : "\(note.origin): ") + note.message)
    }
    do throws(DefinitionFaults) {
      let files = try AppFolder.files(of: app.definition)
      let taken = files.map(\.name).filter { isTaken("\(output)/\($0)") }
      guard taken.isEmpty else { return refuse(taken, in: output) }
      try AppFolder(output).write(app.definition)
      try AppFolder(output).shorten()
      for kept in app.keptRows() {
        for line in kept.lines { Console.error("\(kept.origin): \(line)") }
      }
      for file in files { Console.out("Wrote \(output)/\(file.name)") }
      Console.out("Next: rehearse check --app \(output)")
      return true
    } catch {
      Console.error(FaultList(folder: output, faults: error.faults).text)
      let files = (try? AppFolder.files(of: app.definition)) ?? []
      let isUntouched = !files.contains { exists("\(output)/\($0.name)") }
      Console.error(isUntouched ? "Nothing was written." : "Not all files were written.")
      return false
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a file must not be written, because it exists and may not be replaced, or is a link.
  private func isTaken(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink { return true }
    return attributes != nil && !isForced
  }

  private func refuse(_ names: [String], in output: String) -> Bool {
    for name in names {
      Console.error("Error: \(output)/\(name) already exists")
    }
    Console.error("Nothing was written. --force replaces files, but no links.")
    return false
  }
}

/// Reads files with element trees and prints their errors.
private struct TreeReader {
  /// Whether the trees are only printed again and not kept.
  let isReprint: Bool
  /// Whether trees that end early are kept.
  let isPartial: Bool
  private(set) var screens: [ImportedScreen] = []
  /// Whether every file was read.
  private(set) var isWhole = true
  /// Whether a file ends inside a tree, and only whole trees are kept.
  private(set) var hasCutFile = false

  /// Reads a file, or the files of a folder.
  mutating func readAll(_ path: String) {
    let files = ImportInput.files([path])
    for file in files { read(file.path) }
    guard files.isEmpty else { return }
    Console.error("Error: \(path): there is no recording in the folder")
    isWhole = false
  }

  private mutating func read(_ path: String) {
    do throws(ImportFault) {
      let bytes = try ImportInput.bytes(of: path)
      if Recording.isJSON(bytes), let answer = try AgentAnswer.read(bytes) {
        switch answer {
        case .text(let text): try readText(text, path)
        case .tree(let recording): keep(recording, of: bytes, path)
        }
      } else if Recording.isJSON(bytes) {
        keep(try Recording.read(bytes), of: bytes, path)
      } else {
        try readText(bytes, path)
      }
    } catch {
      Console.error("Error: \(path)\(error.placeText): \(error.text)")
      isWhole = false
    }
  }

  private mutating func keep(_ recording: Recording, of bytes: [UInt8], _ path: String) {
    guard !isReprint else {
      Console.copy(bytes)
      return
    }
    for note in recording.notes { Console.error(note.text(in: path)) }
    screens.append(
      ImportedScreen(
        origin: recording.name.isEmpty ? ImportInput.origin(of: path) : recording.name,
        snapshot: recording.snapshot, bundleIdentifier: recording.bundleIdentifier))
  }

  private mutating func readText(_ bytes: [UInt8], _ path: String) throws(ImportFault) {
    let file = try ImportReader.read(bytes)
    guard !isReprint || !file.trees.isEmpty else {
      Console.error("Error: \(path): there is no tree in the file")
      isWhole = false
      return
    }
    guard !isReprint else {
      Console.copy(file.printed())
      return
    }
    for note in file.placedNotes { Console.error(note.text(in: path)) }
    if file.leftOutNotes > 0 { Console.error("\(path): \(file.leftOutNotes) more notes") }
    for words in file.unansweredWords { Console.error("\(path): \(words)") }
    if file.isCut, !isPartial, !file.trees.isEmpty {
      Console.error("Error: \(path): it ends inside a tree")
      hasCutFile = true
    }
    if file.trees.isEmpty { Console.error("\(path): there is no tree in the file") }
    screens += file.screens(origin: ImportInput.origin(of: path))
  }
}
