import Foundation

/// `rehearse init`: sets up a package whose first test passes.
enum InitCommand {
  /// Writes the package into a folder; 1 when something of it is there already, and then nothing is
  /// written.
  static func run(folder: String, package: String?) -> ExitCode {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL
    guard let rehearsal = package.map(URL.init(fileURLWithPath:)) ?? ownPackage else {
      Console.error("rehearse init: where is Rehearsal's package? Say so with --package <folder>.")
      return .failure
    }
    guard isRehearsal(rehearsal) else {
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

  private static func write(
    _ files: [NewPackage.File], pages: String, in folder: URL
  ) -> ExitCode {
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      } catch {
        Console.error("rehearse init: \(place.path) cannot be written: \(error)")
        return .failure
      }
      Console.out("Made \(file.path)")
    }
    let screens = folder.appendingPathComponent("Screens").path
    let written = GenerateCommand.run(
      app: screens, output: folder.appendingPathComponent(pages).path, isCheck: false,
      prefix: pages + "/")
    guard written == .success else { return written }
    Console.out("Next, in \(folder.path): swift test")
    return .success
  }

  /// The package that the tool was built in.
  static var ownPackage: URL? {
    let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folder = tool.map(URL.init(fileURLWithPath:))
    while let place = folder, place.path != "/" {
      if isRehearsal(place) { return place }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }

  private static func isRehearsal(_ folder: URL) -> Bool {
    exists(folder.appendingPathComponent("Package.swift"))
      && exists(folder.appendingPathComponent("Sources/XCUIAutomation"))
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
