import AppTools
import CommandLineTool
import Foundation
import PredicateFormat
import SuiteAdoption
import TestProcesses

/// `rehearse adopt`: makes a package from a stranger's UI tests, with a model that they pass on.
struct AdoptCommand: ToolCommand {
  static let name = "adopt"
  static let summary = "Makes the UI tests of an Xcode project run here."
  static let discussion = """
    Finds the UI test targets, links their sources into a new package, adds what they need to \
    compile, builds them, and drafts a model of the app for each target. Nothing in the given \
    folder changes. The report lists what was done and what is missing. A drafted model is no \
    evidence about the app. Exits with 1 if a test does not pass on the model.
    """
  static let examples = [
    "rehearse adopt ../shop-ios",
    "rehearse adopt ../shop-ios --target ShopUITests --output ../shop-rehearsal",
  ]

  @Argument(.folder(), "The folder of the project, or the project in it.", isRequired: true)
  var folder = "."

  @Option("--target", .text("NAME"), "Adopts this target of UI tests.", default: "all")
  var targets: [String]

  @Option("--output", .folder(), "The folder of the new package.", default: "FOLDER-rehearsal")
  var output: String?

  @Option(
    "--package", .folder(), "Rehearsal's own package.", default: "the one that built this tool")
  var package: String?

  @Option(
    "--scratch-path", .folder(), "The build folder; packages that share it build Rehearsal once.",
    default: "the folder in which this tool was built")
  var scratch: String?

  @Flag("--check", "Only lists what was found.")
  var isCheck

  func run() throws -> ExitCode {
    let given = URL(fileURLWithPath: folder).standardizedFileURL
    let isProject = ["xcodeproj", "xcworkspace"].contains(given.pathExtension)
    let named = isProject ? given.deletingLastPathComponent() : given
    // Files below a link to a folder are not listed.
    let source = named.resolvingSymlinksInPath().path
    guard InputFile.isFolder(source) else {
      let isAddress = folder.contains("://") || folder.hasPrefix("git@")
      let words = "\(folder) is not a folder. Fetch it first: git clone \(folder)"
      throw fault(isAddress ? words : InputFile.missing("folder", folder))
    }
    guard let rehearsal = package.map(URL.init(fileURLWithPath:)) ?? RehearsalPackage.own,
      RehearsalPackage.isThere(rehearsal)
    else { throw fault("no package of Rehearsal found. Name it with --package FOLDER.") }
    let files = ProjectFiles(in: source)
    let read = { (path: String) in
      FileManager.default.contents(atPath: source + "/" + path).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let finding = SuiteFinding(files: files.paths, read: read)
    for fault in finding.faults { Console.error("Note: \(fault)") }
    let suites = try chosen(of: finding.suites)
    let adopted = AdoptedPackage(
      finding, choosing: suites, files: files.paths, leftOut: files.leftOut, read: read)
    if isCheck {
      Console.out(String(AdoptionReport(adopted, rows: []).text.dropLast()))
      return .success
    }
    let place = URL(fileURLWithPath: output ?? named.path + "-rehearsal").standardizedFileURL.path
    guard !FileManager.default.fileExists(atPath: place) else {
      throw fault("\(place) already exists. Name another folder with --output.")
    }
    let build = AdoptionBuild(
      source: source, place: place, rehearsal: rehearsal.standardizedFileURL.path,
      scratch: scratchPath(for: rehearsal))
    return try build.run(adopted)
  }

  /// Where the package is built: by default in this tool's build folder, which has most modules.
  private func scratchPath(for rehearsal: URL) -> String? {
    if let scratch { return URL(fileURLWithPath: scratch).standardizedFileURL.path }
    let isOwn = rehearsal.resolvingSymlinksInPath() == RehearsalPackage.own
    return isOwn ? RehearsalPackage.build?.path : nil
  }

  private func chosen(of suites: [FoundSuite]) throws -> [FoundSuite] {
    guard !suites.isEmpty else {
      throw fault(
        "\(folder) has no UI tests: no target of an Xcode project, and no other Swift file that "
          + "names XCUIApplication.")
    }
    for name in targets where !suites.contains(where: { $0.name == name }) {
      let names = suites.map(\.name)
      let help = NearestName.of(name, in: names).map { " Did you mean \($0)?" }
      throw fault(
        "\(folder) has no UI tests named \(name)."
          + (help ?? " Targets are \(names.joined(separator: ", "))."))
    }
    return targets.isEmpty ? suites : suites.filter { targets.contains($0.name) }
  }

  private func fault(_ words: String) -> TestBundle.Fault { TestBundle.Fault(description: words) }
}

extension ProjectFiles {
  /// The files below a folder.
  init(in folder: String) {
    let all = FileManager.default.enumerator(atPath: folder)
    let listed = AnyIterator { all?.nextObject() as? String }
    self.init(listed) { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)
      return attributes?[.size] as? Int ?? 0
    }
  }
}
