import CommandLineTool
import Foundation
import OutputFiles
import TestReports
import Trials

/// `rehearse results`: judges recorded results and exports them for other tools.
struct ResultsCommand: ToolCommand {
  static let name = "results"
  static let summary = "Reports recorded results; writes Allure and JUnit."
  static let discussion = """
    Record results with 'rehearse test', or with REHEARSAL_RESULTS=FOLDER swift test. Name the \
    folders of all shards, in any order.

    Exits with 1 if a test fails the run, or if the quarantine is wrong.
    """
  static let examples = ["rehearse results results --allure allure-results --junit junit.xml"]
  static let formerWords = ["--trials": "--campaign", "--schema": "rehearse results schema"]
  static var sections: [CommandSection] { [CommandSection("Commands", [SchemaCommand.self])] }

  @Argument(.folder(), "Folders of results, or folders that contain them.", isRequired: true)
  var folders: [String]

  @Option("--allure", .folder(), "Writes Allure results, including journals.")
  var allure: String?

  @Option("--junit", .file(), "Writes JUnit XML.")
  var junit: String?

  @Option("--jsonl", .file(), "Writes one line of JSON per test.")
  var jsonLines: String?

  var judging = JudgingOptions()

  @Option(
    "--release-after", .number(in: 1...100_000_000),
    "Lists quarantined tests that passed this many trials and failed none.")
  var releaseAfter = 300

  @Option(
    "--campaign", .folder(),
    "Counts the trials of a campaign for --release-after; may be repeated.")
  var campaigns: [String]

  func run() throws -> ExitCode {
    guard InputFile.areFolders(folders + campaigns) else { return .failure }
    let results = try RunFolder.results(in: folders)
    let judging = RunJudging(judging, tests: results.tests.map(\.test))
    let verdict = RunVerdict(results, by: judging.rules)
    try write(verdict)
    let code = judging.report(verdict)
    for (what, path) in written { Console.out("\(what): \(path)") }
    for words in try releases(results, judging.rules) { Console.out(words) }
    return code
  }

  /// The kinds of files to write, with their paths.
  private var written: [(String, String)] {
    [("Allure", allure), ("JUnit", junit), ("JSON Lines", jsonLines)]
      .compactMap { what, path in path.map { (what, $0) } }
  }

  private func write(_ verdict: RunVerdict) throws {
    if let folder = allure { try writeAllure(verdict, to: folder) }
    if let path = junit {
      try OutputFile.write(JUnitReport(verdict, journal: RunFolder.journal).xml, to: path)
    }
    if let path = jsonLines { try OutputFile.write(RunLines.bytes(of: verdict), to: path) }
  }

  private func writeAllure(_ verdict: RunVerdict, to folder: String) throws {
    let manager = FileManager.default
    try OutputFolder.make(folder)
    for name in try manager.contentsOfDirectory(atPath: folder) where AllureResults.isOwn(name) {
      try OutputFile.remove(folder + "/" + name)
    }
    try AllureResults(verdict, journal: RunFolder.journal).write { file in
      try OutputFile.write(file.bytes, to: folder + "/" + file.name)
    }
  }

  /// The entries of the quarantine that can be removed.
  private func releases(
    _ results: RunResults, _ rules: RunVerdict.Rules
  ) throws -> [String] {
    guard let quarantine = rules.quarantine else { return [] }
    var trials = results.tests.flatMap { $0.attempts.map(\.record) }
    for folder in campaigns { trials += try CampaignFolder(folder).records }
    return quarantine.releases(after: releaseAfter, trials: trials)
  }
}
