import CommandLineTool
import SimulatedApp
import TestRuns
import Trials
import XCUIAutomation

/// The rules for judging a run, made from the quarantine file and the day.
struct RunJudging {
  private(set) var rules = RunVerdict.Rules()
  /// The faults of the quarantine, a sentence each.
  private(set) var faults: [String] = []

  /// Reads the quarantine, if there is one; each entry must match one of the tests, if they are
  /// known.
  init(_ options: JudgingOptions, tests: [String]?) {
    rules.flakyFails = options.flaky == .fail
    guard let file = options.quarantine else { return }
    guard let bytes = InputFile.content(of: file) else {
      faults = [InputFile.fault(of: file)]
      return
    }
    do throws(DefinitionFaults) {
      let quarantine = try QuarantineFile.read(bytes, file: file)
      rules.quarantine = quarantine
      rules.today = options.today ?? .ofTheClock
      faults = tests.map { QuarantineFile.unknownNames(in: quarantine, among: $0) } ?? []
    } catch {
      faults = error.faults.map(\.description)
    }
  }

  /// Prints the faults of the quarantine.
  func tellFaults() {
    for fault in faults { Console.error("Error: \(fault)") }
  }

  /// Prints the table of a verdict and the faults of the quarantine; returns 1 if the run fails.
  func report(_ verdict: RunVerdict) -> ExitCode {
    Console.out(RunTable(verdict).text)
    for note in DraftedApps.notes { Console.out(note) }
    tellFaults()
    return verdict.holds && faults.isEmpty ? .success : .failure
  }
}
