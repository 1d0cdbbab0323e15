import CommandLineTool
import EnvironmentVariables
import Foundation
import TestRuns
import Trials
import VirtualTime
import XCUIAutomation

/// The folder to which the tests of a campaign write.
struct CampaignOutput {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Makes the folder and removes files of an earlier campaign from it.
  func make(without names: [String] = []) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in names where FileManager.default.fileExists(atPath: path + "/" + name) {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }

  /// The environment of the tests for trials with a plan.
  func settings(of plan: CampaignPlan) -> [EnvironmentVariable: String] {
    [
      .trials: String(plan.trials), .seed: plan.firstSeed.description,
      .latencies: plan.latencies, .output: path,
      .log: "off",
      .stopping: plan.stopping?.description ?? "off",
      .shard: plan.shard.description, .replay: "", .order: "",
      .search: "", .faults: plan.faults,
    ]
  }

  /// Writes the results of a campaign.
  func write(_ findings: CampaignFindings) throws {
    let file = path + "/" + ResultFolder.results
    try Data(ResultFile.bytes(of: findings)).write(to: URL(fileURLWithPath: file))
    Console.out("\nResults: \(file)")
  }

  /// The content of a file of the folder; nil if there is no such file.
  func content(of name: String) -> Data? {
    FileManager.default.contents(atPath: path + "/" + name)
  }

  /// Runs the chosen tests in one process and prints the table that they write; `goal` describes in
  /// a message what the tests must do first.
  func run(
    _ selection: TestSelection, settings: [EnvironmentVariable: String], printing table: String,
    after goal: String
  ) throws -> ChildEnd {
    let bundle = try TestBundle(selection.bundle)
    let tests = try selection.filter.map { try bundle.tests(matching: $0) } ?? []
    let log = path + "/log.txt"
    let end = try bundle.run(tests, environment: settings.named, log: log)
    guard let text = content(of: table) else {
      throw TestBundle.Fault(
        description: "the tests ended \(end.words) before \(goal): see \(log).")
    }
    Console.out(String(decoding: text, as: UTF8.self))
    return end
  }
}
