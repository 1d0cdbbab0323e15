import CommandLineTool
import Foundation
import OutputFiles
import TestProcesses
import Trials

/// `rehearse heal`: patches failing tests, and proves that the patch works.
struct HealCommand: ToolCommand {
  static let name = "heal"
  static let summary = "Patches flaky tests; proves patches on all event orders."
  static let discussion = """
    Searches each test. If a test fails in some orders, it changes a statement of the test or of a \
    page object, compiles the change outside your build, and searches all orders again. A patch \
    with which no order and no trial fails is printed as a diff for git apply. Your sources change \
    only with --write.

    It makes no patch if the app is at fault, or if a test fails in every order: that would hide \
    the fault. Build the tests first: swift build --build-tests. Exits with 1 if a failing test \
    has no proven patch, and with 3 if the tests could not be run.
    """
  static let errorCode = ExitCode.notMade
  static let examples = [
    "rehearse heal --filter CartTests", "rehearse heal --filter CartTests/testAdd --write",
  ]

  @Option("--runs", .trials, "The most runs of each test, and the fewest runs of a patched one.")
  var runs = 1_000

  @Flag("--check", "Lists which tests can be healed, without patches.")
  var isCheck

  @Flag("--write", "Writes proven patches to the sources.")
  var writes

  var trials = TrialOptions()

  func faults() -> [CommandLineFault] {
    isCheck && writes ? [.excludedOption("--check", by: "--write")] : []
  }

  func run() throws -> ExitCode {
    let bundle = try TestBundle(trials.selection.bundle)
    let record = try BuildRecord(of: bundle)
    let tests = try bundle.tests(matching: trials.selection.filter ?? "/")
    let plan = trials.plan(trials: runs)
    let folder = trials.output + "/healing"
    let (searches, crashed) = try TestHealing.searches(
      of: tests, in: bundle, plan, folder: folder + "/search")
    let healing = TestHealing(
      bundle: bundle, record: record, plan: plan, trials: runs, folder: folder)
    var written: Set<String> = []
    var isWhole = true
    for search in searches {
      let outcome = try healing.heal(search)
      Console.out(text(of: outcome, search))
      switch outcome {
      case .passes: break
      case .healed(let patch, _):
        guard writes else { break }
        let isNew = written.insert(patch.path).inserted
        isWhole = try isNew && write(patch) && isWhole
        if !isNew { Console.out("  Not written: its file has changed. Build, and heal again.") }
      case .unproven, .refused: isWhole = false
      }
    }
    if !crashed.isEmpty { Console.out(crashed.joined(separator: "\n")) }
    return isWhole && crashed.isEmpty ? .success : .failure
  }

  /// Writes a patch, unless the file has changed in the meantime.
  private func write(_ patch: SourcePatch) throws -> Bool {
    let now = FileManager.default.contents(atPath: patch.path)
    guard now == Data(patch.old.utf8) else {
      Console.error("Error: \(patch.path) was changed meanwhile; it was not written.")
      return false
    }
    try OutputFile.write(patch.new, to: patch.path)
    Console.out("  Written: \(patch.path)")
    return true
  }

  private func text(of outcome: TestHealing.Outcome, _ search: SearchRecord) -> String {
    let cause = search.failure?.cause.map { "\n  Cause: \($0)" } ?? ""
    switch outcome {
    case .passes(let isCertain):
      return "\(search.test): " + (isCertain ? "no order fails." : "no failing run was found.")
    case .healed(let patch, let proof):
      return "\(search.test): healed\(cause)\n  Proven: \(proof)\(diff(patch))"
    case .unproven(let patch, let reason):
      return "\(search.test): not proven\(cause)\n  \(reason)\(diff(patch))"
    case .refused(let reason): return "\(search.test): no patch\(cause)\n  Because \(reason)"
    }
  }

  private func diff(_ patch: SourcePatch) -> String {
    guard !isCheck else { return "" }
    let place = PatchPlace(of: patch.path, from: FileManager.default.currentDirectoryPath)
    let folder = place.folder.map { "\n  For patch -p1 in \($0):" } ?? ""
    return folder + "\n" + UnifiedDiff(patch.old, patch.new, path: place.path).text.dropLast()
  }
}
