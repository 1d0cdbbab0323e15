import Foundation
import TestReports
import Trials

/// `rehearse results`: judges recorded results and writes them for other tools.
enum ResultsCommand {
  /// Does it; 1 where the run does not hold.
  static func run(_ options: ResultsOptions) -> ExitCode {
    do {
      let results = try RunFolder.results(in: options.folders)
      let judging = RunJudging(options.judging, tests: results.tests.map(\.test))
      let verdict = RunVerdict(results, by: judging.rules)
      try write(verdict, options)
      let code = judging.tell(verdict)
      for (what, path) in written(options) { Console.out("\(what): \(path)") }
      for words in try releases(results, judging.rules, options) { Console.out(words) }
      return code
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  /// What is written for other tools, and where to.
  private static func written(_ options: ResultsOptions) -> [(String, String)] {
    [("Allure", options.allure), ("JUnit", options.junit), ("JSON Lines", options.jsonLines)]
      .compactMap { what, path in path.map { (what, $0) } }
  }

  private static func write(_ verdict: RunVerdict, _ options: ResultsOptions) throws {
    if let folder = options.allure { try writeAllure(verdict, to: folder) }
    if let path = options.junit { try write(Array(JUnitReport(verdict).xml.utf8), to: path) }
    if let path = options.jsonLines { try write(RunLines.bytes(of: verdict), to: path) }
  }

  private static func writeAllure(_ verdict: RunVerdict, to folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: folder) where AllureResults.isOwn(name) {
      try manager.removeItem(atPath: folder + "/" + name)
    }
    try AllureResults(verdict, journal: RunFolder.journal).write { file in
      try ManyFiles.write(file.bytes, to: folder + "/" + file.name)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Which entries of the quarantine are to be taken out.
  private static func releases(
    _ results: RunResults, _ rules: RunVerdict.Rules, _ options: ResultsOptions
  ) throws -> [String] {
    guard let quarantine = rules.quarantine else { return [] }
    var trials = results.tests.flatMap { $0.attempts.map(\.record) }
    for folder in options.trials { trials += try CampaignFolder(folder).records }
    return quarantine.releases(after: options.releaseAfter, trials: trials)
  }
}
