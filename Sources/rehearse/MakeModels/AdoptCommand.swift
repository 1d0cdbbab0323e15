import AppTools
import CommandLineTool
import Foundation
import OutputFiles
import PredicateFormat
import SuiteAdoption
import TestProcesses

/// `rehearse adopt`: makes a package of a stranger's UI tests, with a drafted model they pass on.
struct AdoptCommand: ToolCommand {
  static let name = "adopt"
  static let summary = "Brings the UI tests of an Xcode project here."
  static let discussion = """
    Finds the targets of UI tests, links their sources into a new package, makes what they lack \
    for compiling, builds them, and drafts a model for each target. Nothing in the given folder \
    is changed. The report says what was done and what is missing; a drafted model is no evidence \
    about the app. Exits with 1 if a test does not pass on the model.
    """
  static let examples = [
    "rehearse adopt ../shop-ios",
    "rehearse adopt ../shop-ios --target ShopUITests --output ../shop-rehearsal",
  ]

  @Argument(.folder(), "The folder of the project.", isRequired: true)
  var folder = "."

  @Option("--target", .text("NAME"), "Adopts this target of UI tests.", default: "all")
  var targets: [String]

  @Option("--output", .folder(), "The folder of the new package.", default: "FOLDER-rehearsal")
  var output: String?

  @Option(
    "--package", .folder(), "Rehearsal's own package.", default: "the one that built this tool")
  var package: String?

  @Option(
    "--scratch-path", .folder(), "Where it is built; packages that share it build Rehearsal once.",
    default: ".build in the new package")
  var scratch: String?

  @Flag("--check", "Only says what was found.")
  var isCheck

  func run() throws -> ExitCode {
    let named = URL(fileURLWithPath: folder).standardizedFileURL
    // Files below a link to a folder are not listed.
    let source = named.resolvingSymlinksInPath().path
    guard InputFile.isFolder(source) else { throw fault(InputFile.missing("folder", folder)) }
    guard let rehearsal = package.map(URL.init(fileURLWithPath:)) ?? RehearsalPackage.own,
      RehearsalPackage.isThere(rehearsal)
    else { throw fault("where is Rehearsal's package? Say so with --package FOLDER.") }
    let files = SuiteFolder.files(in: source)
    let finding = SuiteFinding(files: files) { SuiteFolder.text($0, in: source) }
    for fault in finding.faults { Console.error("Note: \(fault)") }
    let suites = try chosen(of: finding.suites)
    let adopted = AdoptedPackage(finding, choosing: suites, files: files) {
      SuiteFolder.text($0, in: source)
    }
    if isCheck {
      Console.out(String(AdoptionReport(adopted, rows: []).text.dropLast()))
      return .success
    }
    let place = URL(fileURLWithPath: output ?? named.path + "-rehearsal").standardizedFileURL.path
    guard !FileManager.default.fileExists(atPath: place) else {
      throw fault("\(place) is there already. Name another folder with --output.")
    }
    let build = AdoptionBuild(
      source: source, place: place, rehearsal: rehearsal.standardizedFileURL.path,
      scratch: scratch.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    return try build.run(adopted)
  }

  private func chosen(of suites: [FoundSuite]) throws -> [FoundSuite] {
    guard !suites.isEmpty else {
      throw fault("\(folder) has no UI tests: no target of an Xcode project, no XCUIApplication.")
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

/// The files of a project's folder.
enum SuiteFolder {
  private static let fileLimit = 200_000
  private static let sizeLimit = 64 << 20

  /// The paths of all files below a folder.
  static func files(in folder: String) -> [String] {
    var files: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)
    while files.count < fileLimit, let file = all?.nextObject() as? String { files.append(file) }
    return files
  }

  /// The text of a file; nil if it cannot be read.
  static func text(_ path: String, in folder: String) -> String? {
    let place = folder + "/" + path
    let size = try? FileManager.default.attributesOfItem(atPath: place)[.size] as? Int
    guard let size, size <= sizeLimit, let data = FileManager.default.contents(atPath: place) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
