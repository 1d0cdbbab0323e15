import CommandLineTool
import Foundation

/// The options that select the app of a command that works on apps of any kind.
///
/// An app that is Swift code, such as one of SwiftUI source, exists only in the process of its
/// tests. The command then runs there: that process replaces this one and starts the command again.
struct CodeAppOptions: OptionGroup {
  var files = AppOptions()
  var tests = CodeTestsOptions()

  /// Where the files are; nil for the usual place.
  var folder: String? { files.folder }

  /// The sources of the package that has the app; nil if there are none.
  var sources: String? {
    let folder = folder.map { $0 + "/Sources" } ?? "Sources"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  /// The named variant, else that of the environment.
  var chosenVariant: String? { files.chosenVariant }

  /// Whether the app is Swift code: in this process, or in that of a package.
  var isCode: Bool { AppSource.ofProcess != nil || package != nil }

  /// Whether there is an app.
  var hasApp: Bool { isCode || files.hasFolder }

  /// Finds the app; if there is none, prints the reason and returns nil.
  func load(printingFaults print: (String) -> Void = Console.out) -> AppSource? {
    tests.load(from: package, as: \.self) { files.load(printingFaults: print) }
  }

  /// The same; without a name it is the app that some journals are of.
  func load(
    of journals: [String], printingFaults print: (String) -> Void = Console.out
  ) -> AppSource? {
    tests.load(from: package, as: \.self) { files.load(of: journals, printingFaults: print) }
  }

  /// The folder of the package whose tests have the app; nil for an app in files.
  private var package: String? {
    let place = folder ?? "."
    if tests.module != nil { return place }
    let has = { FileManager.default.fileExists(atPath: place + "/" + $0) }
    guard has("Package.swift"), !has("app.json") else { return nil }
    return folder != nil || !files.hasFolder ? place : nil
  }
}
