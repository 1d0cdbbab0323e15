import AppTools
import CommandLineTool
import Foundation
import Snapshots
import TestProcesses

/// `rehearse snapshot`: takes the pictures of tests on several devices and in several languages.
struct SnapshotCommand: ToolCommand {
  static let name = "snapshot"
  static let summary = "Takes screenshots of tests on devices and in languages."
  static let discussion = """
    The tests use setupSnapshot and snapshot as with fastlane; see the product Snapshots. \
    Build them first: swift build --build-tests

    Runs the tests once for each language and device of a Snapfile, and writes a page of the \
    pictures. Exits with 1 if a test fails or no picture was taken.
    """
  static let examples = [
    "rehearse snapshot",
    "rehearse snapshot --device 'iPhone 15' --language de-DE --filter StartTests",
  ]

  @Option("--snapfile", .file(), "The Snapfile.", default: "Snapfile or fastlane/Snapfile")
  var snapfile: String?

  @Option("--device", .device(), "A device; may be repeated.", default: "the Snapfile's")
  var devices: [String]

  @Option(
    "--language", .text("CODE"), "A language; may be repeated.",
    default: "the Snapfile's")
  var languages: [String]

  var selection = TestSelection()

  @Option(
    "--output", .folder(), "Where the pictures go.", default: "the Snapfile's, or screenshots")
  var output: String?

  func run() throws -> ExitCode {
    guard var plan = plan() else { return .failure }
    if !devices.isEmpty { plan.devices = devices }
    if !languages.isEmpty { plan.languages = languages }
    let folder = output ?? plan.outputDirectory ?? "screenshots"
    let run = SnapshotRun(plan, bundle: try TestBundle(selection.bundle), folder: folder)
    return try run.run(filter: selection.filter)
  }

  /// The plan in the Snapfile; nil after its faults were printed.
  private func plan() -> Snapfile? {
    let places = ["Snapfile", "fastlane/Snapfile"]
    let manager = FileManager.default
    guard let path = snapfile ?? places.first(where: { manager.fileExists(atPath: $0) }) else {
      return Snapfile()
    }
    guard let bytes = InputFile.bytes(of: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      Console.error("Error: \(path) is not UTF-8")
      return nil
    }
    switch Snapfile.parse(text) {
    case .success(let file):
      let faults = devices.isEmpty ? SnapshotRun.faults(in: file, of: path) : []
      for fault in faults { Console.error("Error: \(fault)") }
      return faults.isEmpty ? file : nil
    case .failure(let faults):
      for fault in faults.faults { Console.error("Error: \(path):\(fault)") }
      return nil
    }
  }
}
