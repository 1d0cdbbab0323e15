import AppTools
import CommandLineTool
import Foundation
import OutputFiles
import TestWriting
import XCUIAutomation

/// `rehearse init`: sets up a package whose first test passes.
struct InitCommand: ToolCommand {
  static let name = "init"
  static let summary = "Sets up a package with an app and a first test."
  static let discussion =
    "Writes all files, or none if one of them exists already or cannot be written."
  static let examples = ["rehearse init ../shop", "rehearse init ../shop --swiftui"]

  @Argument(.folder(), "Where the package goes.", isRequired: false)
  var folder = "."

  @Option(
    "--package", .folder(), "Rehearsal's own package.", default: "the one that built this tool")
  var package: String?

  @Flag("--swiftui", "Makes an app in SwiftUI code instead of screen files.")
  var isSwiftUI

  func run() -> ExitCode {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    guard let rehearsal = package.map(URL.init(fileURLWithPath:)) ?? RehearsalPackage.own else {
      Console.error("Error: no package of Rehearsal found. Name it with --package FOLDER.")
      return .failure
    }
    guard RehearsalPackage.isThere(rehearsal) else {
      Console.error("Error: \(rehearsal.path) does not contain Rehearsal's package")
      return .failure
    }
    let new = NewPackage(
      name: folder.lastPathComponent,
      rehearsal: RelativePath.of(rehearsal.standardizedFileURL.path, from: folder.path))
    let files = isSwiftUI ? new.swiftUIFiles : new.files
    let taken = files.filter { exists(folder.appendingPathComponent($0.path)) }
    guard taken.isEmpty else {
      for file in taken { Console.error("Error: \(file.path) already exists") }
      Console.error("Nothing was written.")
      return .failure
    }
    var made = MadeFiles()
    guard write(files, in: folder, &made),
      isSwiftUI || writePages(in: new.pages, of: folder, &made)
    else { return takeBack(made) }
    Console.out("Next, in \(folder.path): swift test")
    return .success
  }

  private func write(
    _ files: [NewPackage.File], in folder: URL, _ made: inout MadeFiles
  ) -> Bool {
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      made.expect(place)
      do { try OutputFile.write(file.text, to: place.path) } catch {
        Console.error("Error: \(error)")
        return false
      }
      Console.out("Created \(file.path)")
    }
    return true
  }

  private func writePages(
    in pages: String, of folder: URL, _ made: inout MadeFiles
  ) -> Bool {
    let screens = folder.appendingPathComponent("Screens").path
    guard let app = AppSource.read(screens, variant: nil) else { return false }
    let objects = PageObjects(of: app.definition)
    let place = folder.appendingPathComponent(pages)
    for file in objects.files { made.expect(place.appendingPathComponent(file.name)) }
    return PageObjectFiles(folder: place, prefix: pages + "/").write(objects) == .success
  }

  /// Deletes the created files: a second run stops at files that exist.
  private func takeBack(_ made: MadeFiles) -> ExitCode {
    let left = made.takeBack()
    for path in left { Console.error("Delete it before you try again: \(path)") }
    if left.isEmpty { Console.error("The files that were made are deleted again.") }
    return .failure
  }

  private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}

extension NewPackage {
  /// Makes a package with the shims of this version.
  init(name: String, rehearsal: String) {
    self.init(name: name, rehearsal: rehearsal, shim: ShimSource.text) { app, module in
      ShimCommand.text(driving: app, of: module)
    }
  }
}
