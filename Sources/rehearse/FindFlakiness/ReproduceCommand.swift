import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import ScreenImport
import TestFailures
import TestProcesses
import TestRuns
import XCUIAutomation

/// `rehearse reproduce`: looks for the order of events in which tests fail as in a log.
struct ReproduceCommand: ToolCommand {
  static let name = "reproduce"
  static let summary = "Finds the order of events behind a failure in a log."
  static let discussion = """
    Reads what xcodebuild, xcbeautify or CI printed, activity logs, and what xcresulttool prints with \
    get test-results tests, summary, test-details or activities, or with get --legacy; also JUnit \
    reports. Several files are joined. For each failure it looks for an order of events, else for latencies or a fault, that gives the same message at the \
    same line, and prints the cause, the smallest schedule and a token. Exits with 1 if a failure \
    is not reproduced, and with 3 if the log or the tests could not be used.
    """
  static let errorCode = ExitCode.notMade
  static let examples = [
    "rehearse reproduce xcodebuild.log",
    "rehearse reproduce tests.json activities.json --filter CartTests",
  ]

  @Argument(.file("LOG"), "Logs, or output of xcresulttool.", isRequired: true)
  var files: [String]

  var selection = TestSelection()

  @Option("--runs", .trials, "The most runs of each test in each kind of search.")
  var runs = 200

  @Option("--output", .folder(), "Where the findings go.")
  var output = ".rehearsal/reproduced"

  func run() throws -> ExitCode {
    var failed = try logged().filter { !$0.failures.isEmpty }
    guard !failed.isEmpty else {
      throw TestBundle.Fault(
        description: files.joined(separator: ", ")
          + ": no failure of a test is there with its message, in a form that is read.")
    }
    let bundle = try TestBundle(selection.bundle)
    let names = try bundle.tests(matching: selection.filter ?? "/")
    // A part of a log may begin after the line that names the test.
    failed = try failed.map { test in
      guard test.name.isEmpty else { return test }
      guard names.count == 1 else { throw Self.nameless }
      return test.named(names[0])
    }
    let tests = names.filter { name in failed.contains { $0.isTest(name) } }
    let missing = failed.filter { test in !names.contains(where: test.isTest) }.map(\.name)
    for name in missing { Console.error("Note: no built test is \(name).") }
    guard !tests.isEmpty else {
      throw TestBundle.Fault(
        description: "no failed test of the log is built."
          + TestBundle.suggestion(for: missing.first ?? "", among: names))
    }
    try OutputFolder.make(output)
    let file = output + "/failures.json"
    try OutputFile.write(Array(JSONEncoder().encode(failed)), to: file)
    let variables: [EnvironmentVariable: String] = [
      .reproduce: file, .trials: String(runs), .output: output, .log: "off", .replay: "",
      .order: "", .search: "", .draft: "",
    ]
    let log = output + "/log.txt"
    let end = try bundle.run(tests, environment: variables.named, log: log)
    guard let text = InputFile.bytes(of: output + "/" + ResultFolder.reproduced) else {
      throw TestBundle.Fault(description: "the tests ended \(end.words(log: log)); see \(log).")
    }
    let report = String(decoding: text, as: UTF8.self)
    Console.out(String(report.dropLast()))
    return DraftFolder.hasPassed(report) && missing.isEmpty ? .success : .failure
  }

  private static let nameless = TestBundle.Fault(
    description: "the log does not say which test failed: it begins after the test has started. "
      + "Name one test with --filter.")

  /// The tests of all files, each once.
  private func logged() throws -> [LoggedTest] {
    var tests: [LoggedTest] = []
    for path in files {
      do throws(ImportFault) {
        for test in try TestResults.read(try ImportInput.bytes(of: path)) {
          guard let known = tests.firstIndex(where: { $0.name == test.name }) else {
            tests.append(test)
            continue
          }
          tests[known].add(test)
        }
      } catch {
        throw TestBundle.Fault(description: "\(path)\(error.placeText): \(error.text)")
      }
    }
    return tests
  }
}
