import CommandLineTool
import SimulatedApp

/// `rehearse check`: reports faults in an app's files.
struct CheckCommand: ToolCommand {
  static let name = "check"
  static let summary = "Checks an app's files; lints tests and page objects."
  static let discussion = """
    Prints every fault with its file, line and column. It also reports guards that are never true \
    and transitions that are never reached because an earlier one always applies. Without \
    --variant it checks the app and all of its variants.

    With --fix it first rewrites the files in their short form: the transitions of an event that \
    only one gesture raises move to that gesture. With --openapi it also compares the stubs with \
    the description of the server: paths, methods, statuses and bodies.
    """
  static let examples = [
    "rehearse check --app Screens/Shop", "rehearse check --fix",
    "rehearse check --openapi api.yaml --har session.har",
    "rehearse check pages Tests",
  ]
  static let formerWords = [
    "": "--app", "--audit": "rehearse check audit", "--languages": "rehearse check languages",
    "--schema": "rehearse check schemas",
  ]
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Commands",
        [PagesCommand.self, AuditCommand.self, LanguagesCommand.self, SchemasCommand.self])
    ]
  }

  var app = CodeAppOptions()

  @Flag("--fix", "Rewrites the files in their short form. The app stays the same.")
  var fixes: Bool

  @Option("--openapi", .file(), "An OpenAPI 3 description, in YAML or JSON, to compare stubs with.")
  var openAPI: String?

  @Option("--har", .file(), "A HAR recording to compare with --openapi; may be repeated.")
  var recordings: [String]

  func run() -> ExitCode {
    if fixes {
      guard !app.isCode else {
        Console.error("Error: --fix rewrites files, and this app is Swift code.")
        return .usage
      }
      guard FileFix(app.files).run() == .success else { return .failure }
    }
    guard let openAPI else {
      guard recordings.isEmpty else {
        Console.error("Error: --har needs --openapi, the description to compare it with.")
        return .usage
      }
      return FileCheck(app).run()
    }
    let files = FileCheck(app).run()
    let contract = ContractCheck(app: app.files, description: openAPI, recordings: recordings).run()
    return files == .success ? contract : files
  }
}

/// The check of an app's files.
struct FileCheck {
  private let app: CodeAppOptions

  init(_ app: CodeAppOptions) { self.app = app }

  /// Checks the app and all of its variants, or only the chosen one, and prints the faults of all.
  func run() -> ExitCode {
    if app.isCode {
      guard let app = app.load() else { return .failure }
      tell(app.folder, nil, app.definition)
      return .success
    }
    guard let place = app.files.existingFolder() else { return .failure }
    let folder = AppFolder(place, variant: app.chosenVariant)
    let faults = app.chosenVariant == nil ? folder.check() : folder.formFaults()
    guard faults.isEmpty else {
      Console.out(FaultList(folder: place, faults: faults).text)
      return .failure
    }
    guard app.chosenVariant == nil else { return checkOne(place, app.chosenVariant) }
    return ([nil] + folder.variants.map(Optional.init)).allSatisfy {
      checkOne(place, $0) == .success
    } ? .success : .failure
  }

  private func checkOne(_ folder: String, _ variant: String?) -> ExitCode {
    guard let app = AppSource.read(folder, variant: variant) else { return .failure }
    // Wrong guards are faults of the files; unreached places are not.
    let dead = app.deadGuards
    guard dead.isEmpty else {
      let lines = dead.flatMap { [$0.headline, "    To do: \($0.advice)."] }
      let name = folder + (variant.map { ", variant \($0)" } ?? "")
      Console.out((lines + ["\(counted(dead.count, "fault")) in \(name)"]).joined(separator: "\n"))
      return .failure
    }
    tell(folder, variant, app.definition)
    return .success
  }

  private func tell(_ folder: String, _ variant: String?, _ definition: AppDefinition) {
    Console.out(
      "\(folder)\(variant.map { ", variant \($0)" } ?? ""): no faults "
        + "(\(counted(definition.screens.count, "screen")), "
        + "\(counted(definition.coordinators.count, "coordinator")), "
        + "\(counted(definition.loaders.count, "loader")))")
    if let words = definition.draftedWords { Console.out("  \(words)") }
  }
}
