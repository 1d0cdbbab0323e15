import AppTools
import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import SuiteAdoption
import TestProcesses
import XCUIAutomation

/// Writes the package of adopted tests, builds it, drafts its models, and reports.
struct AdoptionBuild {
  /// The folder of the project.
  let source: String
  /// The folder of the new package.
  let place: String
  /// Rehearsal's own package.
  let rehearsal: String
  /// Where SwiftPM builds; nil for the package's own folder.
  let scratch: String?

  /// The file with the report.
  static let report = "adopted.txt"
  /// The file with the output of the builds.
  static let log = "adopt.log"

  /// Builds until everything compiles, changing the package where it does not, and drafts.
  func run(_ adopted: AdoptedPackage) throws -> ExitCode {
    var adopted = adopted
    let refusal = try adopted.settle { adopted, number in
      try write(adopted)
      Console.out(number == 1 ? "Building; this takes minutes the first time." : "Building again.")
      let (end, errors) = try build()
      return end == .code(0) ? nil : errors
    }
    if let refusal {
      try finish(AdoptionReport(adopted, rows: []))
      throw TestBundle.Fault(
        description: "\(refusal). The compiler's output is in \(place)/\(Self.log)")
    }
    // Tests look for apps, and files next to them, in the current directory.
    _ = FileManager.default.changeCurrentDirectoryPath(place)
    let bundle = try TestBundle(of: name, below: scratch ?? place + "/.build")
    try copyResources(of: adopted, to: bundle)
    var rows: [AdoptionReport.Row] = []
    var (hasPassed, hasTests) = (true, false)
    for suite in adopted.suites {
      let tests = try bundle.names(matching: "^\(suite.module)[.]")
      guard !tests.isEmpty else {
        rows.append(AdoptionReport.Row(suite: suite.name, draft: "there is no test in it.\n"))
        continue
      }
      hasTests = true
      Console.out("Drafting \(suite.name) from \(tests.count) tests.")
      let draft = try ModelDraft(
        of: tests, in: bundle, to: "\(place)/Screens/\(suite.module)", appName: suite.appName,
        environment: suite.environment.merging(Self.device(of: suite)) { own, _ in own })
      rows.append(AdoptionReport.Row(suite: suite.name, draft: draft.text))
      hasPassed = hasPassed && draft.hasPassed
    }
    try finish(AdoptionReport(adopted, rows: rows))
    let shared = scratch.map { " --scratch-path " + EnvironmentVariable.quoted($0) } ?? ""
    Console.out("\nNext, in \(place): \(Self.assignments(of: adopted.suites))swift test\(shared)")
    return hasPassed && hasTests ? .success : .failure
  }

  /// The device of a suite, which the drafted model then names.
  private static func device(of suite: FoundSuite) -> [String: String] {
    suite.device.map { [EnvironmentVariable.device.rawValue: $0] } ?? [:]
  }

  /// The environment of the schemes as typed before a command.
  private static func assignments(of suites: [FoundSuite]) -> String {
    let all = suites.reduce(into: [:]) { $0.merge($1.environment) { first, _ in first } }
    return all.sorted { $0.key < $1.key }.map { name, value in
      "\(name)=\(EnvironmentVariable.quoted(value)) "
    }.joined()
  }

  private func finish(_ report: AdoptionReport) throws {
    try OutputFile.write(report.text, to: "\(place)/\(Self.report)")
    Console.out("\n" + report.text.dropLast())
  }

  /// The name of the package.
  private var name: String { (place as NSString).lastPathComponent }

  // MARK: - Files

  private func write(_ adopted: AdoptedPackage) throws {
    try OutputFile.write(
      adopted.manifest(name: name, rehearsal: RelativePath.of(rehearsal, from: place)),
      to: place + "/Package.swift")
    for module in adopted.modules {
      let folder = place + "/" + module.folder
      // Links of an earlier round must not stay.
      try? FileManager.default.removeItem(atPath: folder)
      for (file, content) in module.files { try write(content, to: folder + "/" + file) }
      guard adopted.needsShim(module) else { continue }
      try OutputFile.write(shim(of: module, in: adopted), to: folder + "/" + AdoptedPackage.shim)
    }
  }

  private func write(_ content: AdoptedModule.Content, to path: String) throws {
    switch content {
    case .text(let text), .edited(_, let text): try OutputFile.write(text, to: path)
    case .link(let file):
      let folder = (path as NSString).deletingLastPathComponent
      try OutputFolder.make(folder)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: RelativePath.of(source + "/" + file, from: folder))
    }
  }

  /// Copies the files that tests read from their bundle, and names those that cannot be copied.
  private func copyResources(of adopted: AdoptedPackage, to bundle: TestBundle) throws {
    let resources = AdoptedResources(folder: (bundle.path as NSString).deletingLastPathComponent)
    let files = adopted.resources(among: ProjectFiles(in: source).paths)
    for place in try resources.copy(files, from: source) {
      Console.out("\(place) is not copied: the build has a file of this name.")
    }
  }

  /// The shim of a module; if there are several suites, each names its app.
  private func shim(of module: AdoptedModule, in adopted: AdoptedPackage) -> String {
    var text =
      module.products.contains("Snapshots") ? ShimSource.textWithSnapshots : ShimSource.text
    if adopted.callsAssert(module) { text += Self.assertion }
    guard module.kind == .tests, adopted.suites.count > 1 else { return text }
    return ShimCommand.text(text, choosing: module.name)
  }

  /// An `assert` that the tests of a module call instead of Swift's.
  private static let assertion = """

    /// Fails the test, where Swift's own function would end the process of all tests.
    func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) {
      if !condition() { XCTFail("Assertion failed: " + message(), file: file, line: line) }
    }

    """

  // MARK: - Building

  private func build() throws -> (ChildEnd, [CompilerError]) {
    let log = place + "/" + Self.log
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--build-tests", "--package-path", place]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
    let file = try LogFile.make(log)
    process.standardOutput = file
    process.standardError = file
    try ChildProcesses.shared.start(process)
    let end = ChildProcesses.shared.wait(for: process)
    let printed = FileManager.default.contents(atPath: log) ?? Data()
    return (end, CompilerError.all(in: String(decoding: printed, as: UTF8.self)))
  }
}
