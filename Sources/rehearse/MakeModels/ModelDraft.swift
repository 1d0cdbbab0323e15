import EnvironmentVariables
import Foundation
import OutputFiles
import TestFailures
import TestProcesses
import TestRuns

/// A model that is drafted from built tests, which run in a separate process.
struct ModelDraft {
  /// The report of the draft, and the tests that were left out.
  let text: String
  /// Whether all tests pass on the model.
  let hasPassed: Bool

  /// How many tests or classes may crash before the draft is given up.
  static let crashLimit = 100

  /// Drafts from tests, and writes to a folder; tests that crash the process are left out.
  ///
  /// The app has the given name, unless tests tell another one.
  /// A process after a crash continues with the knowledge of the earlier ones.
  init(
    of tests: [String], in bundle: TestBundle, to folder: String, appName: String? = nil,
    environment: [String: String] = [:]
  ) throws(TestBundle.Fault) {
    let count = tests.count
    var tests = tests
    var crashed: [(test: String, reason: String)] = []
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    let report = absolute + "/" + DraftFolder.report
    let log = absolute + "/draft.log"
    var variables = environment.merging([EnvironmentVariable.draft: absolute].named) { $1 }
    // The calls on the stack of a crash take seconds, and the report has only its first line.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    if let appName {
      try? FileManager.default.createDirectory(
        atPath: absolute, withIntermediateDirectories: true)
      try? OutputFile.write(appName, to: absolute + "/" + DraftFolder.appName)
    }
    defer {
      for made in [DraftFolder.known, DraftFolder.appName] {
        try? FileManager.default.removeItem(atPath: absolute + "/" + made)
      }
    }
    while crashed.count <= Self.crashLimit, !tests.isEmpty {
      let end = try bundle.run(tests, environment: variables, log: log)
      if FileManager.default.fileExists(atPath: report) { break }
      if let full = FolderSpace.fault(of: folder + "/draft.log") {
        throw TestBundle.Fault(description: "\(full).")
      }
      let printed = String(
        decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
      let note = absolute + "/" + DraftFolder.running
      let running = try? String(contentsOfFile: note, encoding: .utf8)
      try? FileManager.default.removeItem(atPath: note)
      let culprits = CrashedTests(running: running, log: printed).names(among: tests)
      guard !culprits.isEmpty else {
        throw TestBundle.Fault(
          description: "the tests ended \(end.words); see \(folder)/draft.log")
      }
      tests.removeAll(where: culprits.contains)
      let reason = CrashedTests.reason(in: printed) ?? "ended \(end.words)"
      crashed += culprits.map { ($0, reason) }
    }
    let written = try? String(contentsOfFile: report, encoding: .utf8)
    let isGivenUp = crashed.count > Self.crashLimit
    text = Self.text(written, of: count, crashed: crashed, untried: isGivenUp ? tests : [])
    hasPassed = written.map(DraftFolder.hasPassed) == true && crashed.isEmpty
  }

  /// The report of so many tests: what the draft has written, if it has, and what was left out.
  static func text(
    _ written: String?, of count: Int, crashed: [(test: String, reason: String)],
    untried: [String]
  ) -> String {
    (written ?? "0 of \(count) tests pass: nothing is drafted.\n")
      + (crashed.isEmpty
        ? "" : "\nLeft out, since they end the process of the tests:\n" + list(crashed))
      + (untried.isEmpty
        ? ""
        : "\nGiven up after \(crashed.count) such tests; these were not tried:\n"
          + untried.map { "  \($0)\n" }.joined())
  }

  /// The tests that crashed, each reason once, below the tests that it ended.
  private static func list(_ crashed: [(test: String, reason: String)]) -> String {
    var reasons: [String] = []
    for (_, reason) in crashed where !reasons.contains(reason) { reasons.append(reason) }
    return reasons.map { reason in
      let tests = crashed.filter { $0.reason == reason }.map { "  \($0.test)\n" }
      return tests.joined() + "    \(reason)\n"
    }.joined()
  }
}

/// The tests during which a process ended.
struct CrashedTests {
  /// The test that was running; nil if none was.
  let running: String?
  /// The output of the process.
  let log: String

  /// The test that was running, else those of the class whose preparation did not end.
  func names(among tests: [String]) -> [String] {
    if let running { return tests.filter { $0 == running } }
    let suites = log.split(separator: "\n").compactMap { line in
      if case .suiteStarted(let name) = LogLine(line) { name } else { nil }
    }
    guard let name = suites.last else { return [] }
    return tests.filter { $0.contains(".\(name)/") }
  }

  /// The first fatal error that the process printed; nil if there is none.
  static func reason(in log: String) -> String? {
    log.split(separator: "\n").first { TrapWords.find(in: $0) != nil }.map(String.init)
  }
}
