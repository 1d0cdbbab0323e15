import Foundation
import ScreenImport
import SimulatedApp

/// `rehearse import`: makes screens of trees that a Mac printed, or prints the trees again.
struct ImportCommand {
  private let options: ImportOptions
  private var screens: [ImportedScreen] = []
  private var isWhole = true

  init(_ options: ImportOptions) { self.options = options }

  /// Reads the files and writes the app; 1 when a file could not be read or nothing was written.
  static func run(_ options: ImportOptions) -> ExitCode {
    var command = ImportCommand(options)
    return command.run()
  }

  private mutating func run() -> ExitCode {
    for file in ImportInput.files(options.files) { read(file) }
    guard !options.isReprint else { return isWhole ? .success : .failure }
    guard !screens.isEmpty else {
      Console.error("rehearse import: there is no tree to import; nothing was written.")
      return .failure
    }
    return write(ImportedApp(screens)) && isWhole ? .success : .failure
  }

  private mutating func read(_ path: String) {
    do throws(ImportFault) {
      let bytes = try ImportInput.bytes(of: path)
      if Recording.isJSON(bytes) {
        try readRecording(bytes, path)
      } else {
        try readText(bytes, path)
      }
    } catch {
      Console.error("rehearse import: \(path)\(error.placeText): \(error.text)")
      isWhole = false
    }
  }

  private mutating func readRecording(_ bytes: [UInt8], _ path: String) throws(ImportFault) {
    let recording = try Recording.read(bytes)
    guard !options.isReprint else {
      FileHandle.standardOutput.write(Data(bytes))
      return
    }
    screens.append(
      ImportedScreen(
        origin: recording.name.isEmpty ? ImportInput.origin(of: path) : recording.name,
        snapshot: recording.snapshot, bundleIdentifier: recording.bundleIdentifier))
  }

  private mutating func readText(_ bytes: [UInt8], _ path: String) throws(ImportFault) {
    let file = try ImportReader.read(bytes)
    guard !options.isReprint else {
      FileHandle.standardOutput.write(Data(file.printed()))
      return
    }
    for note in file.placedNotes { Console.error(note.text(in: path)) }
    if file.leftOutNotes > 0 { Console.error("\(path): \(file.leftOutNotes) more notes") }
    if file.trees.isEmpty { Console.error("\(path): there is no tree in the file") }
    screens += file.screens(origin: ImportInput.origin(of: path))
  }

  // MARK: - Writing

  private func write(_ app: ImportedApp) -> Bool {
    for note in app.notes {
      Console.error((note.origin.isEmpty ? "" : "\(note.origin): ") + note.message)
    }
    do throws(DefinitionFaults) {
      let files = try AppFolder.files(of: app.definition)
      let taken = files.map(\.name).filter { isTaken($0) }
      guard taken.isEmpty else { return refuse(taken) }
      try AppFolder(options.output).write(app.definition)
      for file in files { Console.out("Wrote \(options.output)/\(file.name)") }
      Console.out("Next: rehearse check \(options.output)")
      return true
    } catch {
      Console.error(FaultList(folder: options.output, faults: error.faults).text)
      Console.error("Nothing was written.")
      return false
    }
  }

  /// Whether a file must not be written: it is there and was not to be replaced, or is a link.
  private func isTaken(_ name: String) -> Bool {
    let path = "\(options.output)/\(name)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink { return true }
    return attributes != nil && !options.isForced
  }

  private func refuse(_ names: [String]) -> Bool {
    for name in names {
      Console.error("rehearse import: \(options.output)/\(name) is there already")
    }
    Console.error("Nothing was written. --force replaces files, but no links.")
    return false
  }
}
