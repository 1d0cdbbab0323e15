import AppTools
import CommandLineTool
import TestProcesses
import Trials

/// `rehearse explain`: explains the failures of a campaign, of a run of tests, or of a journal.
struct ExplainCommand: ToolCommand {
  /// When causes are searched for.
  enum Searching: String, CaseIterable {
    case missing, always, never
  }

  static let name = "explain"
  static let summary = "Explains the failing tests of recorded runs."
  static let discussion = """
    For each failing test it prints how often and with which message it fails, what was pending, a \
    passing run, and the commands that replay both. Then it searches the built tests for the \
    cause, unless the folder has one from an earlier search. Build the tests first: swift build \
    --build-tests

    A cause is printed only if a search has found it. Exits with 1 if nothing could be read.
    """
  static let examples = [
    "rehearse explain .rehearsal/campaign", "rehearse explain .rehearsal/results --search never",
    "rehearse explain journals/LoginTests-testLogin.journal.jsonl",
  ]

  @Argument(.file("PATH"), "A campaign folder, a results folder, or a journal.")
  var path = ""

  var selection = TestSelection()

  var app = AppOptions()

  @Option(
    "--search", .choice("WHEN"), "When to search for a cause; missing: only if the folder has none."
  )
  var searching = Searching.missing

  @Option("--runs", .trials, "The most runs of each test.")
  var runs = 1_000

  func run() throws -> ExitCode {
    let failed = try FailedRuns(at: path)
    let filter = try selection.filter.map { try NameFilter($0) }
    let tests = try failed.tests.filter { try filter?.matches($0.test) ?? true }
    guard !tests.isEmpty else {
      Console.out("No test failed in \(path).")
      return .success
    }
    let kept = try KeptSearches.records(in: failed.folder)
    let bundle = try bundle()
    let causeRun = bundle.map { CauseRun(bundle: $0, runs: runs, folder: failed.folder) }
    for (number, failing) in tests.enumerated() {
      if number > 0 { Console.out("") }
      let record = kept.first { $0.test == failing.test }
      let cause = try cause(of: failing, kept: record, causeRun, in: failed.folder)
      Console.out(
        FailureExplanation(failing: failing, cause: cause, folder: failed.folder).text)
    }
    return .success
  }

  /// The built tests; nil if they are not needed, or if none were named and none exist.
  private func bundle() throws -> TestBundle? {
    if searching == .never { return nil }
    guard let named = selection.bundle else { return try? TestBundle(nil) }
    return try TestBundle(named)
  }

  private func cause(
    of failing: FailingTest, kept: SearchRecord?, _ causeRun: CauseRun?, in folder: String
  ) throws -> FailureExplanation.Cause {
    let file = KeptSearches.file(in: folder)
    if let kept, searching != .always { return .searched(kept, file: file) }
    guard searching != .never, let seed = failing.groups.first?.firstSeed else {
      return .unknown(reason: "no search has run")
    }
    if failing.isFlow {
      guard let app = app.load(printingFaults: Console.error),
        let record = FlowSearch(app: app, runs: runs).record(of: failing, at: seed)
      else { return .unknown(reason: "there is no app to search the flow on") }
      try KeptSearches.keep(record, in: folder)
      return .searched(record, file: file)
    }
    guard let causeRun else { return .unknown(reason: "there are no built tests to search") }
    guard let record = try causeRun.record(of: failing, at: seed) else {
      return .unknown(reason: "the built tests have no UI test of this name")
    }
    return .searched(record, file: file)
  }
}
