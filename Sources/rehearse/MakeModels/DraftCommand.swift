import AppTools
import CommandLineTool
import Foundation
import ModelDrafting
import TestProcesses

/// `rehearse draft`: makes a model from nothing but built tests.
struct DraftCommand: ToolCommand {
  static let name = "draft"
  static let summary = "Drafts screens from what tests look for."
  static let discussion = """
    Runs each test repeatedly on an app that shows what the test looked for in the run before. \
    Combines what all tests saw into screens with states, writes their files, and runs all tests \
    on them. A drafted model passes because it was made to pass: correct it with recordings from \
    a Mac. Exits with 1 if a test does not pass on the model.
    """
  static let examples = [
    "rehearse draft",
    "rehearse draft --output Screens/Shop --filter ShopUITests",
    "rehearse draft --output /tmp/draft --compare Screens/Shop",
  ]

  var selection = TestSelection()

  @Option("--output", .folder(), "The folder of the new files.", default: "Screens")
  var output: String?

  @Option("--compare", .folder(), "Compares the draft with the app in this folder.")
  var other: String?

  func run() -> ExitCode {
    let folder = output ?? "Screens"
    guard !FileManager.default.fileExists(atPath: folder + "/app.json") else {
      Console.error("Error: \(folder) already contains an app. Name another folder with --output.")
      return .failure
    }
    do {
      let bundle = try TestBundle(selection.bundle)
      let tests = try bundle.tests(matching: selection.filter ?? "/")
      let draft = try ModelDraft(of: tests, in: bundle, to: folder)
      Console.out(String(draft.text.dropLast()))
      if let other { compare(folder, with: other) }
      return draft.hasPassed ? .success : .failure
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  /// Prints how much of the draft another app has.
  private func compare(_ draft: String, with other: String) {
    guard let draft = AppSource.read(draft, variant: nil),
      let app = AppSource.read(other, variant: nil)
    else { return }
    let variants = app.furtherVariants.compactMap { AppSource.read(other, variant: $0)?.definition }
    let comparison = DraftComparison(
      of: draft.definition, with: app.definition, variants: variants)
    Console.out("\n" + comparison.text)
    for part in comparison.missing { Console.out("  not in \(other): \(part)") }
    for part in comparison.unjudged { Console.out("  not explored in \(other): \(part)") }
  }
}
