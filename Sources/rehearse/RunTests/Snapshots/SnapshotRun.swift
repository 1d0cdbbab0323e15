import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import PredicateFormat
import SimulatedApp
import Snapshots
import TestProcesses
import TestReports

/// The runs of tests for each language and device of a plan.
struct SnapshotRun {
  private let plan: Snapfile
  private let bundle: TestBundle
  private let folder: String

  /// Makes the runs, whose pictures go to a folder.
  init(_ plan: Snapfile, bundle: TestBundle, folder: String) {
    self.plan = plan
    self.bundle = bundle
    self.folder = folder
  }

  /// The parts that cannot be run, one sentence each with its place in the file.
  static func faults(in plan: Snapfile, of path: String) -> [String] {
    zip(plan.devices, plan.deviceLines).filter { DeviceProfile.named($0.0) == nil }.map {
      device, line in
      let hint = NearestName.hint(for: device, in: DeviceProfile.names)
      return "\(path):\(line): there is no device \"\(device)\"\(hint)."
    }
  }

  /// Runs all tests, or those that match, for each language and device in order; then makes the
  /// page.
  func run(filter: String?) throws -> ExitCode {
    try SnapshotFolder(folder).begin(clearing: plan.clearsPrevious)
    try OutputFolder.make(folder)
    let tests = try chosen(by: filter)
    var code = ExitCode.success
    for language in plan.languages.isEmpty ? [""] : plan.languages {
      for device in plan.devices.isEmpty ? [""] : plan.devices {
        let hasPassed = try run(tests, on: device, in: language)
        if !hasPassed { code = .failure }
        if !hasPassed, plan.stopsAfterFirstError { return code }
      }
    }
    return try writePage() ? code : .failure
  }

  private func chosen(by filter: String?) throws -> [String] {
    if let filter { return try bundle.tests(matching: filter) }
    guard !plan.onlyTesting.isEmpty else { return [] }
    return try plan.onlyTesting.flatMap { name in
      // Xcode writes Target/Class/test, this tool Target.Class/test.
      let parts = name.split(separator: "/", maxSplits: 1)
      return try bundle.tests(matching: parts.joined(separator: "."))
    }
  }

  private func run(_ tests: [String], on device: String, in language: String) throws -> Bool {
    let before = SnapshotFolder(folder).entries.count
    let log = folder + "/log.txt"
    let host = try BundleHost(
      bundle, environment: settings(device, language).named, results: folder, log: log)
    var queue = TestQueue(TestProcess.xctest(naming: tests))
    try queue.run(on: host)
    let taken = SnapshotFolder(folder).entries.count - before
    let setting = [device, language].filter { !$0.isEmpty }.joined(separator: ", ")
    let hasPassed = queue.end == .code(0) && queue.faults.isEmpty
    Console.out(
      "\(setting.isEmpty ? "The app's own device" : setting): \(counted(taken, "picture"))"
        + (hasPassed ? "." : ", and tests failed: see \(log)."))
    return hasPassed
  }

  private func settings(_ device: String, _ language: String) -> [EnvironmentVariable: String] {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    return [
      .snapshots: folder, .snapshotLanguage: language, .device: device,
      .language: SystemLanguage(named: code) == nil ? "" : code,
      .arguments: plan.launchArguments.first ?? "", .trials: "", .order: "", .search: "",
      .replay: "", .results: "",
    ]
  }

  /// Writes the page of all pictures; false if there is none.
  private func writePage() throws -> Bool {
    let entries = SnapshotFolder(folder).entries
    guard !entries.isEmpty else {
      Console.error("Error: no test has taken a picture; call setupSnapshot and snapshot in one.")
      return false
    }
    let shots = entries.map { entry in
      let bytes = FileManager.default.contents(atPath: folder + "/" + entry.file).map(Array.init)
      return SnapshotGallery.Shot(
        name: entry.name, device: entry.device, language: entry.language,
        path: String(entry.file.dropLast(4)), png: bytes ?? [])
    }
    let gallery = SnapshotGallery(title: "the tests", shots: shots)
    let page = GalleryPage(of: gallery.content, items: gallery.items, gone: [], as: .pictures)
    try OutputFile.write(page.html, to: folder + "/index.html")
    Console.out("\(counted(entries.count, "picture")). Gallery: \(folder)/index.html")
    return true
  }
}
