import CommandLineTool
import Foundation
import TestWriting

/// `rehearse generate`: writes page objects for the screens of an app, and keeps them up to date.
struct GenerateCommand: ToolCommand {
  static let name = "generate"
  static let summary = "Writes page objects and keeps them up to date."
  static let discussion = """
    Writes a file for each screen, and one of identifiers. Run it again when screens have \
    changed: it updates the generated part of each file. It keeps code outside the marks of that \
    part, and a generated part that was edited by hand.
    """
  static let examples = [
    "rehearse generate --output Tests/AppUITests/Pages",
    "rehearse generate --output Tests/AppUITests/Pages --check",
  ]

  @Option("--output", .folder(), "Where the files go.", isRequired: true)
  var output = ""

  var app = CodeAppOptions()

  @Flag("--check", "Writes nothing, and exits with 1 if files are out of date.")
  var isCheck

  func run() -> ExitCode {
    guard let app = app.load() else { return .failure }
    let pages = PageObjects(of: app.describedDefinition)
    for page in pages.pages {
      for omission in page.omissions { Console.error("Not in \(page.typeName): \(omission)") }
    }
    return PageObjectFiles(folder: URL(fileURLWithPath: output), isCheck: isCheck).write(pages)
  }
}
