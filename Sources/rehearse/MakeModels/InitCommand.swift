import CommandLineTool
import Foundation
import OutputFiles
import TestWriting

/// `rehearse init`: sets up a package whose first test passes.
struct InitCommand: ToolCommand {
  static let name = "init"
  static let summary = "Sets up a package with an app and a first test."
  static let discussion = "Writes nothing if one of the files exists."
  static let examples = ["rehearse init ../shop"]

  @Argument(.folder(), "Where the package goes.", isRequired: false)
  var folder = "."

  @Option(
    "--package", .folder(), "Rehearsal's own package.", default: "the one that built this tool")
  var package: String?

  func run() -> ExitCode {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    guard let rehearsal = package.map(URL.init(fileURLWithPath:)) ?? RehearsalPackage.own else {
      Console.error("rehearse init: where is Rehearsal's package? Say so with --package FOLDER.")
      return .failure
    }
    guard RehearsalPackage.isThere(rehearsal) else {
      Console.error("rehearse init: no package of Rehearsal in \(rehearsal.path)")
      return .failure
    }
    let new = NewPackage(
      name: folder.lastPathComponent,
      rehearsal: RelativePath.of(rehearsal.standardizedFileURL.path, from: folder.path))
    let files = new.files
    let taken = files.filter { exists(folder.appendingPathComponent($0.path)) }
    guard taken.isEmpty else {
      for file in taken { Console.error("rehearse init: \(file.path) is there already") }
      Console.error("Nothing was written.")
      return .failure
    }
    return write(files, pages: new.pages, in: folder)
  }

  private func write(
    _ files: [NewPackage.File], pages: String, in folder: URL
  ) -> ExitCode {
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      do { try OutputFile.write(file.text, to: place.path) } catch {
        Console.error("rehearse init: \(error)")
        return .failure
      }
      Console.out("Made \(file.path)")
    }
    let screens = folder.appendingPathComponent("Screens").path
    guard let app = AppSource.read(screens, variant: nil) else { return .failure }
    let written = PageObjectFiles(folder: folder.appendingPathComponent(pages), prefix: pages + "/")
      .write(PageObjects(of: app.definition))
    guard written == .success else { return written }
    Console.out("Next, in \(folder.path): swift test")
    return .success
  }

  private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
