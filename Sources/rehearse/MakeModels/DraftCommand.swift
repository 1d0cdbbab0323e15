import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import TestRuns

/// `rehearse draft`: makes a model from nothing but built tests.
struct DraftCommand: ToolCommand {
  static let name = "draft"
  static let summary = "Makes screens from what tests ask for."
  static let discussion = """
    Runs each test again and again on an app that shows what the test asked for, joins what all \
    tests saw to screens with states, writes their files, and runs all tests on them. A drafted \
    model passes because it was made to: correct it with recordings from a Mac. Exits with 1 if a \
    test does not pass on the model.
    """
  static let examples = [
    "rehearse draft",
    "rehearse draft --output Screens/Shop --filter ShopUITests",
  ]

  var selection = TestSelection()

  @Option("--output", .folder(), "The folder of the new files.", default: "Screens")
  var output: String?

  /// How many tests may crash before the command gives up.
  private static let crashLimit = 20

  func run() -> ExitCode {
    let folder = output ?? "Screens"
    guard !FileManager.default.fileExists(atPath: folder + "/app.json") else {
      Console.error("Error: \(folder) holds an app already. Name another folder with --output.")
      return .failure
    }
    do {
      let bundle = try TestBundle(selection.bundle)
      let tests = try bundle.tests(matching: selection.filter ?? "/")
      return try draft(tests, of: bundle, in: folder)
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  /// Drafts from tests; those that crash the process are left out.
  private func draft(
    _ tests: [String], of bundle: TestBundle, in folder: String
  ) throws -> ExitCode {
    var tests = tests
    var crashed: [String] = []
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    let report = absolute + "/" + DraftFolder.report
    let variables = [EnvironmentVariable.draft: absolute].named
    while crashed.count <= Self.crashLimit, !tests.isEmpty {
      let end = try bundle.run(tests, environment: variables, log: absolute + "/draft.log")
      if FileManager.default.fileExists(atPath: report) { break }
      let running = absolute + "/" + DraftFolder.running
      guard let name = try? String(contentsOfFile: running, encoding: .utf8),
        let place = tests.firstIndex(of: name)
      else {
        Console.error("Error: the tests ended \(end.words); see \(folder)/draft.log")
        return .failure
      }
      crashed.append(tests.remove(at: place))
    }
    let text = (try? String(contentsOfFile: report, encoding: .utf8)) ?? ""
    Console.out(String(text.dropLast()))
    for name in crashed { Console.out("Left out, since it ends the process of the tests: \(name)") }
    return DraftFolder.hasPassed(text) && crashed.isEmpty ? .success : .failure
  }
}
